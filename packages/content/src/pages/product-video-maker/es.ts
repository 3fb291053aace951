import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creador de vídeos de producto',
  title: `Vídeos de producto para anuncios cortos | ${brand.name}`,
  description:
    'Convierte un enlace o fotos de un producto en un anuncio de vídeo con guion, locución, música y subtítulos, en 9:16, 1:1, 4:5 y 16:9.',
  heading: 'Del enlace del producto al anuncio de vídeo terminado',
  paragraph:
    'Pega un enlace o añade un producto. Eliges entre tres guiones, una plantilla, una voz, música y subtítulos, y ves la vista previa con sonido antes de gastar un crédito. Después generas 9:16, 1:1, 4:5 y 16:9 de una vez, con los archivos de subtítulos.',
} satisfies PageWords;
