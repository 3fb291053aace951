import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios a partir do seu site',
  title: `Transforme um site em anúncios | ${brand.name}`,
  description:
    'Cole o link de um produto e transforme a página em anúncios, banners e textos. Importamos o nome, o preço, os detalhes e as imagens.',
  heading: 'Transforme a página do produto em anúncios',
  paragraph:
    'Cole o link de um produto. Importamos o nome, o preço, os detalhes e as imagens, e você pode editar tudo. Depois crie anúncios com imagem, banners, pôsteres, textos e anúncios de pesquisa com o mesmo produto.',
} satisfies PageWords;
