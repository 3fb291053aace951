import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de llamadas a la acción',
  title: `Llamadas a la acción para anuncios | ${brand.name}`,
  description:
    'Textos de botón y frases finales que dicen qué pasa después: propios de tu producto y tu oferta, cortos para un botón y sin urgencias falsas.',
  heading: 'Di qué pasa al hacer clic',
  paragraph:
    '«Más información» es lo que se escribe cuando no se ha decidido qué debe hacer el lector. Da el producto y la oferta y recibe llamadas que nombran el siguiente paso y su motivo, lo bastante cortas para un botón.',
} satisfies PageWords;
