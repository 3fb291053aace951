import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de avatares',
  title: `Avatares para vídeos com apresentador | ${brand.name}`,
  description:
    'Um apresentador que diz o seu texto em cada idioma em que você vende. Para que serve o gerador de avatares e como escrever o que ele dirá.',
  heading: 'Um apresentador para as suas palavras',
  paragraph: `O gerador foi pensado para transformar uma foto, com o consentimento da pessoa, em apresentador dos seus vídeos. Ainda não está no ${brand.name}. Um apresentador vale o roteiro que tem: escreva o seu hoje com o gerador de roteiros e ouça como soa em voz alta.`,
} satisfies PageWords;
