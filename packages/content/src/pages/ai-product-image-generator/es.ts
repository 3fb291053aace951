import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de imágenes de producto',
  title: `Imágenes de producto para tienda y anuncio | ${brand.name}`,
  description:
    'Fotos de producto en nuevos ambientes sin cambiar el producto. Para qué sirve la herramienta y qué textos de producto puedes escribir ya.',
  heading: 'Tu producto en otro ambiente, sin cambiarlo',
  paragraph:
    'Tiendas y anuncios necesitan el mismo producto en muchos ambientes, y el producto tiene que quedar tal cual. El generador está pensado para recortarlo y ponerlo en una escena sin redibujarlo. Todavía no hace imágenes. El texto que va al lado, de la descripción al titular, se puede escribir aquí hoy.',
} satisfies PageWords;
