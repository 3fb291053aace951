import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Clonador de anuncios de imagen',
  title: `Clonador: un diseño probado, tu producto | ${brand.name}`,
  description:
    'Sube un anuncio que te guste y reconstruimos su diseño con tu producto, tus textos y tus colores. Edita cada elemento y expórtalo en cada tamaño.',
  heading: 'Conserva el diseño, cambia el producto',
  paragraph:
    'Sube un anuncio que funcione. Encontramos el titular, el producto, el precio y el botón, y reconstruimos el diseño con tu producto y tus textos. El nombre y el logo del original se eliminan, y puedes editar cada elemento antes de exportar.',
} satisfies PageWords;
