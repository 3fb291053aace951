import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Amazon',
  title: `Anuncios de Amazon: titulares y fichas | ${brand.name}`,
  description:
    'Titulares de hasta 50 caracteres, descripciones e imágenes de producto sobre blanco puro para Amazon, sin afirmaciones que no hayas hecho.',
  heading: 'Anuncios de Amazon que pasan la revisión',
  paragraph: `Amazon rechaza anuncios con afirmaciones que no se pueden demostrar. ${brand.name} escribe titulares de hasta 50 caracteres y descripciones solo con tu briefing. También crea imágenes de producto sobre blanco puro y anuncios en los tamaños de Amazon.`,
} satisfies PageWords;
