import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios UGC',
  title: `Guiones y ganchos para anuncios UGC | ${brand.name}`,
  description:
    'Los anuncios que parecen la publicación de una persona viven de cómo se dicen. Escribe aquí los ganchos y guiones para tus creadores.',
  heading: 'Guiones que suenan a persona, no a marca',
  paragraph: `Los anuncios UGC funcionan cuando una persona real dice algo concreto. ${brand.name} escribe los ganchos y guiones, en el tono que elijas y con datos que puedes respaldar. Dáselos a tus creadores y a grabar.`,
} satisfies PageWords;
