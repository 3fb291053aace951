import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacybeleid',
  title: `Privacybeleid | ${brand.name}`,
  description:
    'Welke gegevens deze installatie bewaart, waarom, hoelang en wie ze ziet. Geen advertentietrackers, geen analyse door derden, geen verkoop.',
  heading: 'Privacybeleid',
  paragraph:
    'Wat over je wordt bewaard, waarom, hoelang en hoe je het laat wissen. Kort gezegd: zo weinig als de hulpmiddelen nodig hebben.',
  updated: 'Laatst gewijzigd op 15 november 2026',
} satisfies WordsOf<typeof english>;
