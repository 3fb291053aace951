import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios UGC',
  title: `Guiones y ganchos para anuncios UGC | ${brand.name}`,
  description:
    'Los anuncios que parecen la publicación de una persona viven de cómo se dicen. Escribe aquí los ganchos y guiones para tus creadores.',
  heading: 'Guiones que suenan a persona, no a marca',
  paragraph: `Los anuncios UGC funcionan cuando una persona real dice algo concreto. ${brand.name} escribe hoy ganchos y guiones para ellos, en el tono que elijas y con datos que puedes sostener. Dáselos a tus creadores y grabad. Hacer el vídeo con un presentador en el estudio es el fin de esta página; esa parte aún no está en el producto.`,
} satisfies PageWords;
