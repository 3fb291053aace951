import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de descrições de produto',
  title: `Gerador de descrições de produto | ${brand.name}`,
  description:
    'Descrições para lojas e marketplaces que transformam características em motivos de compra, só com os fatos, preços e provas que você informa.',
  heading: 'De uma lista de características a um motivo de compra',
  paragraph:
    'Cole o que você sabe do produto e diga quem compra. Você recebe descrições que começam pelo uso, o sustentam com as características e deixam de fora tudo o que você não afirmou. Boas para lojas e marketplaces.',
} satisfies PageWords;
