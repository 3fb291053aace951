import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto falante',
  title: `Foto falante: faça uma imagem falar | ${brand.name}`,
  description:
    'Uma única foto que diz a sua mensagem. Para que serve a ferramenta, o que cuidar na imagem e como já escrever as falas.',
  heading: 'Uma foto, uma mensagem, em voz alta',
  paragraph: `A ferramenta foi pensada para um retrato dizer um texto seu, com os lábios no tempo certo. Ainda não está no ${brand.name}. Textos curtos vão melhor: escreva de vinte a quarenta palavras com o gerador de roteiros, no idioma do seu público, e guarde uma foto bem iluminada olhando para a câmera.`,
} satisfies PageWords;
