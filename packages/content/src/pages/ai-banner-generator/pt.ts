import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de banners',
  title: `Banners para campanhas de display | ${brand.name}`,
  description:
    'Um banner vive de título, produto e botão. Para que serve o gerador, quais tamanhos importam e como acertar as palavras hoje.',
  heading: 'Um banner começa com sete boas palavras',
  paragraph:
    'O gerador foi pensado para colocar produto, título e botão nos tamanhos de display, de 300×250 a 970×250. Ele ainda não desenha banners. O que decide um banner é a frase: escreva e compare aqui, hoje, títulos e textos de botão com até 30 caracteres.',
} satisfies PageWords;
