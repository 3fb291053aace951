import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de descripciones',
  title: `Descripciones de producto | ${brand.name}`,
  description:
    'Descripciones para tiendas y marketplaces que convierten características en motivos de compra, solo con los datos, precios y pruebas que introduces.',
  heading: 'De una lista de características a un motivo de compra',
  paragraph:
    'Pega lo que sabes del producto y di quién lo compra. Recibes descripciones que empiezan por el uso, lo respaldan con las características y dejan fuera todo lo que no has afirmado. Sirven para fichas de tienda y marketplaces.',
} satisfies PageWords;
