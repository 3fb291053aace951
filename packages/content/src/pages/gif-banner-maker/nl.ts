import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF-bannermaker',
  title: `GIF-banners: formaten en regels | ${brand.name}`,
  description:
    'Bewegende banners moeten onder 150 KB blijven en binnen 30 seconden stoppen. Waar de bannermaker voor is en hoe je de woorden al voorbereidt.',
  heading: 'Een bewegende banner onder 150 KB',
  paragraph: `Google Display neemt bewegende banners tot 150 KB die binnen 30 seconden stoppen. De maker is bedoeld om ze uit kop, beeld en knop te bouwen en onder dat gewicht te houden. Hij zit nog niet in ${brand.name}. Schrijf de twee of drie korte regels van je banner met de generatoren voor koppen en oproepen.`,
} satisfies PageWords;
