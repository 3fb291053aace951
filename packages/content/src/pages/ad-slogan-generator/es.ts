import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de eslóganes',
  title: `Eslóganes para marcas y campañas | ${brand.name}`,
  description:
    'Frases cortas para una marca o una campaña, hechas con lo que tu producto hace de verdad. Compara varias direcciones y quédate con la que se pega.',
  heading: 'Un eslogan que se recuerda',
  paragraph:
    'Un buen eslogan dice una sola verdad en pocas palabras. Describe el producto y para quién es, elige un tono y lee las direcciones. Antes de imprimirlo en cualquier parte, comprueba que nadie lo haya registrado.',
} satisfies PageWords;
