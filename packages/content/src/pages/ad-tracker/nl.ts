import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertenties volgen',
  title: `Advertenties volgen in de tijd | ${brand.name}`,
  description:
    'Volg merken, websites en zoekopdrachten. Zie welke advertenties nieuw, gewijzigd of gestopt zijn en hoeveel er per maand lopen. Het nieuws komt per e-mail.',
  heading: 'Weet wanneer een advertentie start, verandert of stopt',
  paragraph:
    'Volg een merk, een website of een zoekopdracht in de advertentiebibliotheek. Je ziet nieuwe, gewijzigde en gestopte advertenties, hoeveel er per maand liepen, in welke formaten en hoelang. Nieuws komt per e-mail, hooguit één keer per dag.',
} satisfies PageWords;
