import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de avatares',
  title: `Avatares: apresentadores para seus vídeos | ${brand.name}`,
  description:
    'Um apresentador que fala o seu texto em 15 idiomas, com os lábios sincronizados e diante de qualquer fundo. A prévia é grátis, no navegador.',
  heading: 'Um apresentador para as suas palavras',
  paragraph:
    'Escolha um dos apresentadores incluídos ou crie um avatar a partir de uma foto, com o consentimento da pessoa. Escreva até 800 caracteres ou use a sua própria gravação, escolha uma sala, uma cor ou a sua imagem como fundo e coloque o seu produto na frente. Você vê e ouve o resultado antes de gastar um crédito. O vídeo vem em MP4 em 9:16, 1:1, 4:5 ou 16:9, com legendas se você quiser.',
} satisfies PageWords;
