import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de imágenes de producto',
  title: `Imágenes de producto para tienda y anuncio | ${brand.name}`,
  description:
    'Coloca tu producto en escenas nuevas sin cambiarlo: estudio, piedra, madera, naturaleza o tu propio fondo, además de blanco puro.',
  heading: 'Tu producto en otra escena, sin cambios',
  paragraph:
    'Sube una foto del producto. Quitamos el fondo, lo colocamos en una escena de estudio, piedra, madera o exterior y comparamos cada píxel para mostrar que no ha cambiado. Exporta tamaños de feed y stories, y 2000×2000 sobre blanco puro para marketplaces.',
} satisfies PageWords;
