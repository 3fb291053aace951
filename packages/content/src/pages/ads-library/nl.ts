import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertentiebibliotheek',
  title: `Advertentiebibliotheek: wat nu draait | ${brand.name}`,
  description:
    'Doorzoek honderden voorbeeldadvertenties op woorden, platform, land en looptijd, bekijk tekst en verloop en maak je eigen versie.',
  heading: 'Kijk wat anderen doen voordat je schrijft',
  paragraph:
    'Zoek advertenties op merk, product of woorden, filter op platform, land en looptijd en zie wat er onderweg veranderde. De bibliotheek begint met voorbeeldadvertenties die we voor verzonnen merken hebben gemaakt. Een goede gevonden? Sla hem op of maak er je eigen van.',
} satisfies PageWords;
