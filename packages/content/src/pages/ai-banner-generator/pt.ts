import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de banners',
  title: `Banners para campanhas de display | ${brand.name}`,
  description:
    'Crie banners e cabeçalhos em tamanhos exatos, de 300×250 a 970×250, e capas de perfil. Nós escrevemos, você edita o design.',
  heading: 'Banners no tamanho exato de que você precisa',
  paragraph:
    'Escolha um produto e os tamanhos, de 300×250 a 970×250 para sites e capas para perfis sociais. Escrevemos o título e o botão e criamos o banner com as suas cores. Edite o que quiser antes de exportar.',
} satisfies PageWords;
