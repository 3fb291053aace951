import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generator voor oproepen tot actie',
  title: `Oproepen tot actie voor advertenties | ${brand.name}`,
  description:
    'Knopteksten en slotzinnen die zeggen wat er daarna gebeurt: passend bij product en aanbieding, kort genoeg voor een knop, zonder valse haast.',
  heading: 'Zeg wat er gebeurt als ze tikken',
  paragraph:
    '‘Meer informatie’ schrijf je als je niet hebt besloten wat de lezer moet doen. Geef product en aanbieding en krijg oproepen die de volgende stap en de reden noemen, kort genoeg voor een knop.',
} satisfies PageWords;
