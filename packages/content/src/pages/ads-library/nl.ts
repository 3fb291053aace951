import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Advertentiebibliotheek',
  title: `Advertentiebibliotheek: wat nu draait | ${brand.name}`,
  description:
    'Een bibliotheek van advertenties om van te leren, met tekst, vorm en looptijd. Waar ze voor is en hoe je er vandaag eigen advertenties van maakt.',
  heading: 'Kijk wat anderen doen voordat je schrijft',
  paragraph:
    'De bibliotheek gaat lopende advertenties verzamelen met tekst, vorm en looptijd, want wat maanden draait verdient zich meestal terug. Er staan nog geen advertenties in. Gebruik tot die tijd de openbare bibliotheken van de platforms en schrijf hier je versie uit je eigen feiten.',
} satisfies PageWords;
