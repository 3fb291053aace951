import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Biblioteca de anúncios',
  title: `Biblioteca de anúncios: o que está no ar | ${brand.name}`,
  description:
    'Uma biblioteca de anúncios para aprender, com texto, formato e tempo no ar. Para que serve e como passar do que você viu ao seu anúncio.',
  heading: 'Veja o que os outros fazem antes de escrever',
  paragraph:
    'A biblioteca vai reunir anúncios ativos com texto, formato e tempo no ar, porque um anúncio que roda por meses costuma dar retorno. Ainda não tem anúncios. Até lá, use as bibliotecas públicas das plataformas e escreva aqui a sua versão com os seus dados.',
} satisfies PageWords;
