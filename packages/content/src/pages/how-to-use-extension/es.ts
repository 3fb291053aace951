import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Extensión del navegador',
  title: `La extensión del navegador: cómo usarla | ${brand.name}`,
  description:
    'La extensión está pensada para guardar en tu colección los anuncios que encuentras al navegar. Qué hará, qué no y qué funciona sin ella.',
  heading: 'Guarda los anuncios que encuentras al navegar',
  paragraph:
    'La extensión está pensada para poner un botón de guardar en los anuncios que encuentras y reunirlos en carpetas de tu cuenta. Todavía no hay extensión que instalar. Todo lo que funciona hoy, los generadores de texto y el de códigos QR, funciona en el navegador sin ella.',
} satisfies PageWords;
