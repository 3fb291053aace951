import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Criador de vídeos de produto',
  title: `Vídeos de produto para anúncios curtos | ${brand.name}`,
  description:
    'Transforme o link ou as fotos de um produto em um anúncio em vídeo com roteiro, locução, música e legendas, em 9:16, 1:1, 4:5 e 16:9.',
  heading: 'Do link do produto ao anúncio em vídeo pronto',
  paragraph:
    'Cole um link ou adicione um produto. Você escolhe entre três roteiros, um modelo, uma voz, música e legendas, e vê a prévia com som antes de gastar um crédito. Depois gera 9:16, 1:1, 4:5 e 16:9 de uma vez, com os arquivos de legenda.',
} satisfies PageWords;
