import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Video con sincronía labial',
  title: `Sincronía labial con IA para tu video | ${brand.name}`,
  description:
    'Sube un video, escribe palabras nuevas o usa una grabación, y los labios las siguen. 15 idiomas, sin volver a grabar.',
  heading: 'Cambia lo que dice un video y los labios lo siguen',
  paragraph:
    'Sube hasta 60 segundos de una persona de cara a la cámara. Escribe hasta 800 caracteres para una de las voces o usa tu propia grabación. Comprobamos el video y te dejamos oír la voz antes de que gastes un crédito. Recibes un MP4 del tamaño de tu video, con la sincronía labial medida y, si quieres, con subtítulos.',
} satisfies PageWords;
