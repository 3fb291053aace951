import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Biblioteca de anuncios',
  title: `Biblioteca de anuncios: qué está en marcha | ${brand.name}`,
  description:
    'Una biblioteca de anuncios para aprender, con texto, formato y tiempo en emisión. Para qué sirve y cómo pasar hoy de lo visto a lo propio.',
  heading: 'Mira lo que hacen otros antes de escribir',
  paragraph:
    'La biblioteca reunirá anuncios activos con su texto, su formato y su tiempo en emisión, porque un anuncio que dura meses suele ser rentable. Todavía no contiene anuncios. Mientras tanto, usa las bibliotecas públicas de las plataformas y escribe aquí tu versión con tus propios datos.',
} satisfies PageWords;
