import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de cartazes',
  title: `Cartazes para impressão e telas | ${brand.name}`,
  description:
    'Um cartaz é uma imagem, uma frase e um jeito de agir. Para que serve o gerador e como fazer o slogan e o QR code hoje.',
  heading: 'Uma imagem, uma frase, um jeito de agir',
  paragraph:
    'O gerador foi pensado para compor um cartaz com seu produto, uma frase e uma oferta. Ele ainda não desenha cartazes. Duas das três partes estão prontas: escreva a frase com o gerador de slogans e faça um QR code nas suas cores, conferido por leitura antes de imprimir.',
} satisfies PageWords;
