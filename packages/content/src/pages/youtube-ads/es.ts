import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de YouTube',
  title: `Anuncios de YouTube: guiones y titulares | ${brand.name}`,
  description:
    'Ganchos que sobreviven al botón de saltar, guiones para lo que viene después y titulares de 40 caracteres por línea. Con duraciones y tamaños.',
  heading: 'Gánate los segundos después del botón de saltar',
  paragraph: `Un bumper dura 6 segundos, un anuncio no omitible de 15 a 30, y uno omitible tiene cinco antes de que se mueva el dedo. ${brand.name} escribe el gancho, un guion para cortar a medida y titulares de dos líneas de 40 caracteres. Sube el video en 1920×1080 y los Shorts en 1080×1920.`,
} satisfies PageWords;
