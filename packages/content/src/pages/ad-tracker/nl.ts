import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertenties volgen',
  title: `Advertenties volgen in de tijd | ${brand.name}`,
  description:
    'Weet wanneer een concurrent een advertentie start, wijzigt of stopt. Waar het volgen voor is en wat je vandaag met je eigen advertenties kunt.',
  heading: 'Weet wanneer een advertentie start, verandert of stopt',
  paragraph: `De tracker gaat adverteerders volgen die jij kiest en melden wat nieuw, anders of weg is. Hij is nog niet beschikbaar. Voor je eigen campagnes blijft elke tekst in ${brand.name} bewaard met briefing, datum en seed: je ziet altijd wat wanneer is geschreven en kunt het herhalen.`,
} satisfies PageWords;
