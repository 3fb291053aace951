import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertenties zoeken',
  title: `Advertenties zoeken op wat ze zeggen | ${brand.name}`,
  description:
    'Vind advertenties op product, belofte, vorm en platform. Waar het zoeken voor is, waar je intussen kijkt en wat je al kunt schrijven.',
  heading: 'Vind de advertenties die tot je klanten spreken',
  paragraph:
    'Het zoeken is bedoeld om de bibliotheek te doorzoeken op wat een advertentie zegt en toont, niet alleen op wie hem plaatst. Er valt nog niets te zoeken. Meta en TikTok publiceren hun advertenties in eigen bibliotheken; heb je gezien wat anderen beloven, schrijf hier dan een advertentie die iets anders belooft.',
} satisfies PageWords;
