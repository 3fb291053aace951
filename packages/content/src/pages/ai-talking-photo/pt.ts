import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto falante',
  title: `Foto falante: faça um retrato falar | ${brand.name}`,
  description:
    'Faça um retrato falar com o seu texto ou a sua gravação, com os lábios em sincronia, em 15 idiomas. Prévia grátis no navegador.',
  heading: 'Faça um retrato dizer a sua mensagem',
  paragraph:
    'Envie a foto bem iluminada de uma pessoa adulta, escreva até 800 caracteres ou use a sua própria gravação. Você vê e ouve o resultado antes de gastar um crédito. Você recebe o vídeo em MP4, em 9:16, 1:1, 4:5 ou 16:9, com legendas se você quiser.',
} satisfies PageWords;
