import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Biblioteca de anúncios',
  title: `Biblioteca de anúncios: o que está no ar | ${brand.name}`,
  description:
    'Pesquise centenas de anúncios de exemplo por palavras, plataforma, país e tempo no ar, veja o texto e o histórico e crie a sua versão.',
  heading: 'Veja o que os outros fazem antes de escrever',
  paragraph:
    'Pesquise anúncios por marca, produto ou palavras, filtre por plataforma, país e tempo no ar e veja o que mudou enquanto rodavam. A biblioteca começa com anúncios de exemplo que criamos para marcas que não existem. Gostou de um? Salve ou transforme no seu.',
} satisfies PageWords;
