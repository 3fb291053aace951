import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de avatares',
  title: `Avatares para videos con presentador | ${brand.name}`,
  description:
    'Un presentador que dice tu texto en cada idioma en el que vendes. Para qué sirve el generador de avatares y cómo escribir lo que dirá.',
  heading: 'Un presentador para tus palabras',
  paragraph: `El generador está pensado para convertir una foto, con el consentimiento de quien aparece, en presentador de tus videos. Todavía no está en ${brand.name}. Un presentador vale lo que su guion: escribe el tuyo hoy con el generador de guiones y comprueba cómo suena leyéndolo en voz alta.`,
} satisfies PageWords;
