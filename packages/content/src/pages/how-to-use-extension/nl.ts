import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Browserextensie',
  title: `De browserextensie: zo werkt het | ${brand.name}`,
  description:
    'De extensie is bedoeld om advertenties die je onderweg tegenkomt in je verzameling te bewaren. Wat ze doet, wat niet en wat zonder haar werkt.',
  heading: 'Bewaar de advertenties die je tegenkomt',
  paragraph:
    'De extensie is bedoeld om een bewaarknop op advertenties te zetten die je tegenkomt en ze in mappen van je account te verzamelen. Er valt nog geen extensie te installeren. Alles wat vandaag werkt, de tekstgeneratoren en de QR-codegenerator, werkt zonder haar in de browser.',
} satisfies PageWords;
