import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de slogans',
  title: `Slogans para marcas e campanhas | ${brand.name}`,
  description:
    'Frases curtas para uma marca ou campanha, feitas do que o seu produto realmente faz. Compare direções lado a lado e fique com a que gruda.',
  heading: 'Um slogan que fica na memória',
  paragraph:
    'Um bom slogan diz uma única verdade em poucas palavras. Descreva o produto e para quem ele é, escolha um tom e leia as direções. Antes de imprimir em qualquer lugar, confira se ninguém já registrou.',
} satisfies PageWords;
