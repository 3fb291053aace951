import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Foto parlante',
  title: `Foto parlante: haz hablar una imagen | ${brand.name}`,
  description:
    'Una sola foto que dice tu mensaje. Para qué sirve la herramienta, qué cuidar en la imagen y cómo escribir ya sus frases.',
  heading: 'Una foto, un mensaje, en voz alta',
  paragraph: `La herramienta está pensada para que un retrato diga un texto tuyo con los labios a tiempo. Todavía no está en ${brand.name}. Los textos cortos le sentarán mejor: escribe de veinte a cuarenta palabras con el generador de guiones, en el idioma de tu público, y guarda una foto bien iluminada que mire a cámara.`,
} satisfies PageWords;
