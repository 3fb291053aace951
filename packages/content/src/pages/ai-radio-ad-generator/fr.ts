import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de spots radio',
  title: `Scripts pour spots radio et podcast | ${brand.name}`,
  description:
    'Des scripts radio et podcast écrits pour l’oreille : phrases courtes, une voix et un son suggérés, un seul appel à l’action, bien clair.',
  heading: 'Écrit pour l’oreille, pas pour la page',
  paragraph:
    'L’auditeur ne peut pas relire. L’outil garde des phrases courtes, suggère une voix et un son, et finit sur une seule chose à faire. Lisez le résultat à voix haute, montre en main, coupez ce qui traîne, puis passez au micro.',
} satisfies PageWords;
