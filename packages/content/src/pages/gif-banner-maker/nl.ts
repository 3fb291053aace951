import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF-bannermaker',
  title: `GIF-banners voor advertenties maken | ${brand.name}`,
  description:
    'Maak geanimeerde GIF-banners onder 150 KB die binnen 30 seconden stoppen, zoals Google Display vraagt. Met tekst en knop.',
  heading: 'Geanimeerde banners onder 150 KB',
  paragraph:
    'Google Display accepteert geanimeerde banners tot 150 KB die binnen 30 seconden stoppen. Kies een product. Wij schrijven de tekst, animeren die en houden elk bestand onder de limiet. Bewerk het ontwerp en exporteer alle formaten in één keer.',
} satisfies PageWords;
