import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Extensión del navegador',
  title: `La extensión del navegador: cómo usarla | ${brand.name}`,
  description:
    'La extensión está pensada para guardar en tu colección los anuncios que encuentras al navegar. Qué hará, qué no y qué funciona sin ella.',
  heading: 'Guarda los anuncios que encuentras al navegar',
  paragraph:
    'La extensión añadirá un botón de guardar a los anuncios que encuentres y los reunirá en carpetas de tu cuenta. Todavía no se puede instalar. Todas las herramientas de hoy funcionan en tu navegador sin ella.',
} satisfies PageWords;
