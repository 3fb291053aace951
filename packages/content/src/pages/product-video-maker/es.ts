import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creador de vídeos de producto',
  title: `Vídeos de producto para anuncios cortos | ${brand.name}`,
  description:
    'Convierte fotos de producto y un guion en un anuncio de vídeo corto. Para qué sirve el creador y cómo escribir hoy su gancho y su guion.',
  heading: 'Un vídeo de producto empieza por el guion',
  paragraph:
    'El creador está pensado para convertir fotos de un producto y un guion en un anuncio corto en 9:16, 1:1 y 16:9. Todavía no hace vídeos. La parte que decide si alguien mira está lista: escribe ganchos para los tres primeros segundos y un guion para el resto.',
} satisfies PageWords;
