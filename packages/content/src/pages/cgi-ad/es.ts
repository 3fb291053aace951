import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios CGI',
  title: `Anuncios CGI: de la idea al plan | ${brand.name}`,
  description:
    'Las escenas imposibles con un producto real detienen el dedo. Para qué sirve la herramienta CGI y cómo escribir hoy la idea y el guion.',
  heading: 'Una escena imposible con un producto real',
  paragraph:
    'Los anuncios CGI ponen un producto donde no puede estar: un pintalabios sobre un tren, un zapato del tamaño de una casa. La herramienta está pensada para generar esas escenas; todavía no lo hace. Hoy puedes hacer aquí lo que va primero: el gancho que la escena debe cumplir y un guion que diga qué ocurre en ella.',
} satisfies PageWords;
