import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Radiospot-Generator',
  title: `Skripte für Radio- und Podcast-Spots | ${brand.name}`,
  description:
    'Skripte für Radio und Podcast, fürs Ohr geschrieben: kurze Sätze, dazu ein Vorschlag für Stimme und Geräusch, am Ende ein klarer Call-to-Action.',
  heading: 'Fürs Ohr geschrieben, nicht fürs Papier',
  paragraph:
    'Wer zuhört, kann nicht zurückblättern. Der Radiotexter hält die Sätze kurz, schlägt Stimme und Geräusch vor und endet mit einer einzigen Aufforderung. Lies das Ergebnis mit der Uhr laut vor, kürz, was sich zieht, und geh damit ans Mikrofon.',
} satisfies PageWords;
