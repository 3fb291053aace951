import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de anuncios PPC',
  title: `Anuncios PPC: titulares y descripciones | ${brand.name}`,
  description:
    'Anuncios de búsqueda con titulares de 30 caracteres, descripciones de 90 y rutas de 15, variados para que Google los combine y listos para pegar.',
  heading: 'Anuncios de búsqueda en las medidas de Google',
  paragraph:
    'Un anuncio de búsqueda adaptable lleva de tres a quince titulares de 30 caracteres, de dos a cuatro descripciones de 90 y dos rutas de 15. El redactor te da cinco titulares, dos descripciones y las dos rutas a partir de tu briefing, y cada línea dice algo distinto, para que cualquier combinación de Google tenga sentido.',
} satisfies PageWords;
