import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de LinkedIn',
  title: `Anuncios de LinkedIn: texto y tamaños | ${brand.name}`,
  description:
    'LinkedIn muestra 150 caracteres de introducción y 70 del titular. Escribe anuncios para profesionales que vayan al grano dentro de ambos.',
  heading: 'Al grano en 150 caracteres',
  paragraph: `LinkedIn corta la introducción tras unos 150 de 600 caracteres y el titular tras 70 de 200. ${brand.name} escribe ambos para que se vean enteros, con un tono profesional, y crea anuncios con imagen en los tamaños de LinkedIn.`,
} satisfies PageWords;
