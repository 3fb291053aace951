import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Amazon',
  title: `Anuncios de Amazon: titulares y fichas | ${brand.name}`,
  description:
    'Titulares y descripciones para anuncios de Amazon que se atienen a los hechos: sin reseñas inventadas ni afirmaciones que no hiciste.',
  heading: 'Anuncios de Amazon que pasan la revisión',
  paragraph: `Amazon rechaza anuncios con afirmaciones que no se pueden probar. ${brand.name} escribe titulares de hasta 50 caracteres y descripciones solo con tu briefing, así que no hay nada que no hayas dicho. Amazon pide un logotipo de al menos 600×600 y vídeo en 1920×1080; eso todavía no se hace aquí.`,
} satisfies PageWords;
