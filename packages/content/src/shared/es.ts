import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Producto',
    text: 'Textos de anuncios',
    image: 'Anuncios de imagen',
    video: 'Anuncios de video',
    library: 'Investigar anuncios',
    networks: 'Por plataforma',
    company: 'Legal',
  },
  relatedHeading: 'Herramientas relacionadas',
  openTool: 'Probar ahora',
  writeAdText: 'Escribir un texto ahora',
  tool: {
    heading: 'Pruébalo con tu producto',
    lead: 'Rellena lo que sepas. Las cifras, los precios y las ofertas de los resultados salen de tu briefing y de ningún otro sitio.',
  },
  legal: {
    updated: 'Última actualización: {date}',
    translation:
      'Este texto es una traducción. Si hay diferencias entre las versiones, prevalece la inglesa, salvo que la ley que te sea aplicable disponga otra cosa.',
  },
} satisfies WordsOf<typeof english>;
