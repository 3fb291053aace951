import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Vídeo com sincronia labial',
  title: `Sincronia labial com IA para seu vídeo | ${brand.name}`,
  description:
    'Envie um vídeo, escreva novas palavras ou use uma gravação, e os lábios acompanham. 15 idiomas, sem gravar de novo.',
  heading: 'Mude o que um vídeo diz, e os lábios acompanham',
  paragraph:
    'Envie até 60 segundos de uma pessoa de frente para a câmera. Escreva até 800 caracteres para uma das vozes ou use sua própria gravação. Verificamos o vídeo e você ouve a voz antes de gastar um crédito. Você recebe um MP4 no tamanho do seu vídeo, com a sincronia labial medida e, se quiser, legendas.',
} satisfies PageWords;
