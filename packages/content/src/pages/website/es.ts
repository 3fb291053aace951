import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios desde tu web',
  title: `Convierte una web en anuncios | ${brand.name}`,
  description:
    'Pega el enlace de un producto y convierte la página en anuncios, banners y textos. Importamos el nombre, el precio, los detalles y las imágenes.',
  heading: 'Convierte tu página de producto en anuncios',
  paragraph:
    'Pega el enlace de un producto. Importamos el nombre, el precio, los detalles y las imágenes, y puedes editarlo todo. Después crea anuncios con imagen, banners, pósteres, textos y anuncios de búsqueda con el mismo producto.',
} satisfies PageWords;
