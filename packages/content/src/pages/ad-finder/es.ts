import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Buscador de anuncios',
  title: `Buscador de anuncios por lo que dicen | ${brand.name}`,
  description:
    'Encuentra anuncios por lo que dicen, por marca o por sitio web. Filtra por plataforma, país, formato y tiempo activo, y crea tu propia versión.',
  heading: 'Encuentra los anuncios que hablan a tus clientes',
  paragraph:
    'Busca por lo que dice un anuncio, por marca o por el sitio web al que lleva. Filtra por plataforma, país, formato y tiempo activo, y después guarda un anuncio o crea tu propia versión. La biblioteca empieza con anuncios de ejemplo de marcas que no existen; tu administrador puede importar más.',
} satisfies PageWords;
