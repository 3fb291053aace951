import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Clonador de anuncios de imagen',
  title: `Clonador: un diseño probado, tu producto | ${brand.name}`,
  description:
    'Conserva la estructura de un anuncio que funciona y llénala con tu producto y tus palabras. Para qué sirve y qué puedes preparar hoy.',
  heading: 'Conserva la estructura, cambia el producto',
  paragraph: `El clonador está pensado para tomar la composición de un anuncio que te gusta, dónde van el titular, el producto y el botón, y rehacerla con tu producto y tus palabras. Todavía no está en ${brand.name}. Las palabras sí: escribe el titular, el texto y la llamada a la acción de tu versión con los generadores de texto.`,
} satisfies PageWords;
