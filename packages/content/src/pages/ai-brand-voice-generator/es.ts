import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de voz de marca',
  title: `Voz de marca con ejemplos | ${brand.name}`,
  description:
    'Pon en palabras cómo habla tu marca: cómo suena y qué no dice nunca, con frases de muestra que redactores y agencias pueden seguir.',
  heading: 'Escribe cómo habla tu marca',
  paragraph:
    'Una voz que solo vive en la cabeza de una persona se pierde con el siguiente fichaje. Describe el producto, el público y el tono que buscas y obtén una guía corta: cómo suena, qué hace siempre, qué no hace nunca y una muestra. Retócala y dásela a todo el que escriba para ti.',
} satisfies PageWords;
