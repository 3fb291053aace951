import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Clonador de anúncios de imagem',
  title: `Clonador: um layout testado, seu produto | ${brand.name}`,
  description:
    'Mantenha a estrutura de um anúncio que funciona e preencha com seu produto e suas palavras. Para que serve e o que preparar hoje.',
  heading: 'Mantenha a estrutura, troque o produto',
  paragraph: `O clonador foi pensado para pegar o layout de um anúncio de que você gosta, onde ficam título, produto e botão, e refazê-lo com seu produto e suas palavras. Ainda não está no ${brand.name}. As palavras estão: escreva título, texto e chamada da sua versão com os geradores de texto.`,
} satisfies PageWords;
