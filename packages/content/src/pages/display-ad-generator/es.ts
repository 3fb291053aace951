import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de anuncios display',
  title: `Anuncios para Google Display | ${brand.name}`,
  description:
    'Un anuncio display adaptable pide un titular de 30 caracteres, uno largo de 90, una descripción e imágenes. Escribe hoy la parte de texto.',
  heading: 'La mitad de texto de un anuncio display, bien hecha',
  paragraph: `Un anuncio display adaptable pide titulares cortos de 30 caracteres, un titular largo y descripciones de 90, un nombre de empresa de 25 e imágenes de 1200×628 y 1200×1200. El generador está pensado para hacer ambas mitades. Las imágenes todavía no están en ${brand.name}; los titulares y descripciones de estas medidas, sí.`,
} satisfies PageWords;
