import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de carteles',
  title: `Carteles para imprenta y pantallas | ${brand.name}`,
  description:
    'Un cartel es una imagen, una frase y una forma de actuar. Para qué sirve el generador y cómo hacer hoy su eslogan y su código QR.',
  heading: 'Una imagen, una frase, una forma de actuar',
  paragraph:
    'El generador está pensado para componer un cartel con tu producto, una frase y una oferta. Todavía no dibuja carteles. Dos de las tres partes están listas: escribe la frase con el generador de eslóganes y haz un código QR con tus colores, comprobado leyéndolo antes de imprimir.',
} satisfies PageWords;
