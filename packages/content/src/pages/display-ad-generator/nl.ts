import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Displayadvertentiegenerator',
  title: `Advertenties voor Google Display | ${brand.name}`,
  description:
    'Een responsieve displayadvertentie vraagt een kop van 30 tekens, een lange van 90, een beschrijving en beelden. De tekst schrijf je vandaag.',
  heading: 'De teksthelft van een displayadvertentie, goed gedaan',
  paragraph: `Een responsieve displayadvertentie vraagt korte koppen van 30 tekens, een lange kop en beschrijvingen van 90, een bedrijfsnaam van 25 en beelden van 1200×628 en 1200×1200. De generator is bedoeld voor beide helften. Beelden zitten nog niet in ${brand.name}; koppen en beschrijvingen in deze lengtes wel.`,
} satisfies PageWords;
