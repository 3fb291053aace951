import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Skript-Generator',
  title: `Skript-Generator für kurze Videoanzeigen | ${brand.name}`,
  description:
    'Skripte für kurze Videoanzeigen mit Hook, Wendung und Call-to-Action, Szene für Szene aus deinem Briefing. Anpassen, kopieren, am selben Tag drehen.',
  heading: 'Ein Skript, das du heute Nachmittag drehen kannst',
  paragraph:
    'Nenn Produkt, Zielgruppe und Angebot. Du bekommst vollständige Skripte in der gewählten Tonalität, Szene für Szene: was gesagt wird, was eingeblendet wird und was die Kamera zeigt. Gib sie an Creator, dreh mit dem Handy oder heb sie für den nächsten Dreh auf.',
} satisfies PageWords;
