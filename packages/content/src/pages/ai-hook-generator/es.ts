import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de ganchos',
  title: `Generador de ganchos para video | ${brand.name}`,
  description:
    'Primeras frases para TikTok, Reels y Shorts que se ganan los tres segundos siguientes: preguntas, contrastes, historias y pruebas, con tus datos.',
  heading: 'La primera frase decide si se ve el resto',
  paragraph:
    'Introduce el producto y lo que hace por la gente. Recibes primeras frases en estilos claramente distintos, lo bastante cortas para decirse en unos tres segundos o ponerse en pantalla, y lo bastante honestas para que el video cumpla lo que prometen.',
} satisfies PageWords;
