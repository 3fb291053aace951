import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Redimensionador de imágenes',
  title: `Tamaños de imagen para cada red | ${brand.name}`,
  description:
    'Los tamaños de imagen que piden Meta, TikTok, Google, LinkedIn y YouTube, en un solo sitio, y qué debe hacer un redimensionador además de recortar.',
  heading: 'Una imagen, todos los tamaños que piden las redes',
  paragraph: `Una campaña necesita la misma imagen en 1080×1080 y 1080×1350 para el feed, 1080×1920 para historias, 1200×628 para enlaces y media docena de banners. La herramienta está pensada para recomponer cada tamaño en vez de recortarlo. Todavía no está en ${brand.name}; el texto que acompaña a cada tamaño se puede escribir hoy.`,
} satisfies PageWords;
