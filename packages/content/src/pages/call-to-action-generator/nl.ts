import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Call-to-actiongenerator',
  title: `Call-to-actions voor advertenties | ${brand.name}`,
  description:
    'Knopteksten en slotzinnen die zeggen wat er daarna gebeurt: passend bij product en aanbieding, kort genoeg voor een knop, zonder valse haast.',
  heading: 'Zeg wat er na de klik gebeurt',
  paragraph:
    '‘Meer informatie’ schrijf je als je niet hebt besloten wat de lezer moet doen. Geef product en aanbieding en krijg call-to-actions die de volgende stap en de reden noemen, kort genoeg voor een knop.',
} satisfies PageWords;
