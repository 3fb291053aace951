import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Afbeeldingen verschalen',
  title: `Beeldformaten voor elk netwerk | ${brand.name}`,
  description:
    'De beeldformaten die Meta, TikTok, Google, LinkedIn en YouTube vragen, op één plek, en wat zo’n hulpmiddel meer moet doen dan bijsnijden.',
  heading: 'Eén beeld, elk formaat dat netwerken vragen',
  paragraph: `Een campagne heeft hetzelfde beeld nodig in 1080×1080 en 1080×1350 voor de feed, 1080×1920 voor stories, 1200×628 voor links en een handvol banners. Het hulpmiddel is bedoeld om elk formaat opnieuw op te maken in plaats van bij te snijden. Het zit nog niet in ${brand.name}; de tekst erbij schrijf je vandaag.`,
} satisfies PageWords;
