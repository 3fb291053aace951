import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Video con sincronía labial',
  title: `Sincronía labial: nuevas palabras | ${brand.name}`,
  description:
    'Da palabras nuevas a un video que ya existe, sin volver a grabar. Para qué sirve la sincronía labial y cómo preparar hoy el nuevo guion.',
  heading: 'Palabras nuevas para un video que ya tienes',
  paragraph: `La sincronía labial está pensada para ajustar la boca de un video existente a otra grabación: otra oferta, otro idioma, un precio corregido. Todavía no está en ${brand.name}. Lo que puedes preparar es el texto: escribe las frases nuevas con el generador de guiones, más o menos tan largas como las que sustituyen.`,
} satisfies PageWords;
