import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertenties zoeken',
  title: `Advertenties zoeken op wat ze zeggen | ${brand.name}`,
  description:
    'Vind advertenties op tekst, merk of website. Filter op platform, land, formaat en looptijd en maak je eigen versie.',
  heading: 'Vind de advertenties die tot je klanten spreken',
  paragraph:
    'Zoek op wat een advertentie zegt, op merk of op de website waar de advertentie naartoe leidt. Filter op platform, land, formaat en looptijd, en sla dan een advertentie op of maak je eigen versie. De bibliotheek begint met voorbeeldadvertenties voor merken die niet bestaan; je beheerder kan er meer importeren.',
} satisfies PageWords;
