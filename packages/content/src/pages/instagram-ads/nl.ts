import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram-advertenties',
  title: `Instagram-advertenties: tekst, formaten | ${brand.name}`,
  description:
    'Schrijf Instagram-teksten voor feed, Stories en Reels en ken de formaten en veilige zones: 1080×1350 in de feed, 1080×1920 staand.',
  heading: 'Tekst voor een platform vol beelden',
  paragraph: `In Stories en Reels zie je zo’n 72 tekens, in de feed 125. ${brand.name} schrijft de tekst en de hook voor de eerste seconden van een Reel en telt elk teken. Houd in het beeld de bovenste 14% en de onderste 35% van 1080×1920 vrij: daar zet Instagram zijn eigen knoppen.`,
} satisfies PageWords;
