import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Redimensionador de imágenes',
  title: `Redimensionar imágenes para cada plataforma | ${brand.name}`,
  description:
    'Adapta una imagen a Meta, TikTok, Google, LinkedIn y YouTube a la vez. Caras, texto y producto quedan dentro y los archivos, dentro del límite.',
  heading: 'Una imagen, todos los tamaños de anuncio',
  paragraph:
    'Sube una imagen y elige los tamaños: 1080×1080 y 1080×1350 para el feed, 1080×1920 para stories, 1200×628 para enlaces y los banners de display. Detectamos caras, texto y sujeto para no cortar nada importante. Puedes ajustar cada tamaño.',
} satisfies PageWords;
