import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Browserextensie',
  title: `De browserextensie: zo werkt het | ${brand.name}`,
  description:
    'De extensie gaat advertenties die je onderweg tegenkomt in je verzameling bewaren. Wat ze gaat doen, wat niet en wat zonder haar werkt.',
  heading: 'Bewaar de advertenties die je tegenkomt',
  paragraph:
    'De extensie gaat een bewaarknop toevoegen aan advertenties die je tegenkomt en ze in mappen van je account verzamelen. Je kunt haar nog niet installeren. Alle tools van vandaag werken in je browser zonder extensie.',
} satisfies PageWords;
