import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de cuñas de radio',
  title: `Guiones para cuñas de radio y pódcast | ${brand.name}`,
  description:
    'Guiones de radio y pódcast escritos para el oído: frases cortas, una voz y un sonido que las acompañan y una sola llamada a la acción clara.',
  heading: 'Escrito para el oído, no para la página',
  paragraph:
    'Quien escucha no puede releer. El redactor de radio usa frases cortas, sugiere una voz y un sonido y termina con una sola cosa que hacer. Lee el resultado en voz alta con un reloj, acorta lo que se alarga y llévalo al micrófono.',
} satisfies PageWords;
