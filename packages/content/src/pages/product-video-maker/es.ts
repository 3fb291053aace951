import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creador de videos de producto',
  title: `Videos de producto para anuncios cortos | ${brand.name}`,
  description:
    'Convierte fotos de producto en clips: giros, barridos de luz, primeros planos y desempaquetados en escenas con foto, en 9:16, 1:1, 4:5 y 16:9.',
  heading: 'De fotos de producto a clips que venden',
  paragraph:
    'Añade de una a seis fotos, elige las tomas y una escena, y mira el clip antes de gastar un crédito. Se genera en 9:16, 1:1, 4:5 y 16:9 de una vez. ¿Necesitas guion, voz y subtítulos? Anuncios de video crea el anuncio entero a partir de un enlace.',
} satisfies PageWords;
