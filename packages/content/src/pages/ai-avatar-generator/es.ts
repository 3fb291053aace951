import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de avatares',
  title: `Avatares: presentadores para tus videos | ${brand.name}`,
  description:
    'Un presentador que dice tu texto en 15 idiomas, con los labios sincronizados y ante cualquier fondo. La vista previa es gratis, en tu navegador.',
  heading: 'Un presentador para tus palabras',
  paragraph:
    'Elige uno de los presentadores incluidos o crea un avatar a partir de una foto, con el consentimiento de la persona que aparece. Escribe hasta 800 caracteres o usa tu propia grabación, elige como fondo una sala, un color o tu propia imagen y pon tu producto delante. Ves y oyes el resultado antes de gastar un crédito. El video se entrega en MP4 en 9:16, 1:1, 4:5 o 16:9, con subtítulos si los quieres.',
} satisfies PageWords;
