import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de banners',
  title: `Generador de banners para display | ${brand.name}`,
  description:
    'Un banner vive de un titular, un producto y un botón. Para qué sirve el generador, qué tamaños importan y cómo acertar hoy con las palabras.',
  heading: 'Un banner empieza por siete buenas palabras',
  paragraph:
    'El generador está pensado para colocar tu producto, titular y botón en los tamaños de display, de 300×250 a 970×250. Todavía no dibuja banners. Lo que decide un banner es su frase: escribe y compara aquí, hoy, titulares y textos de botón de hasta 30 caracteres.',
} satisfies PageWords;
