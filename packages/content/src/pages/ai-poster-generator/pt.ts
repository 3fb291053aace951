import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de pôsteres',
  title: `Pôsteres para impressão e telas | ${brand.name}`,
  description:
    'Crie pôsteres prontos para impressão, com sangria, marcas de corte e um código QR testado antes de imprimir. Título incluído.',
  heading: 'Do produto ao pôster pronto para impressão',
  paragraph:
    'Escolha um produto e um tamanho de papel. Escrevemos o título, montamos o pôster e incluímos sangria e marcas de corte para a gráfica. Adicione um código QR que testamos antes e veja se a sua imagem tem nitidez para impressão.',
} satisfies PageWords;
