import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de imagens de produto',
  title: `Imagens de produto para anúncio e loja | ${brand.name}`,
  description:
    'Coloque o seu produto em novas cenas sem mudar o produto: estúdio, pedra, madeira, natureza ou o seu próprio fundo, além de branco puro.',
  heading: 'O seu produto em outra cena, sem mudanças',
  paragraph:
    'Envie uma foto do produto. Removemos o fundo, colocamos o produto em uma cena de estúdio, pedra, madeira ou ar livre e comparamos cada pixel para mostrar que nada mudou. Exporte tamanhos de feed e stories, e 2000×2000 em branco puro para marketplaces.',
} satisfies PageWords;
