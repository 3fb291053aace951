import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram-Anzeigen',
  title: `Instagram-Anzeigen: Text, Größen, Zonen | ${brand.name}`,
  description:
    'Schreib Instagram-Texte, die in Feed, Storys und Reels funktionieren, und kenn Größen und sichere Zonen: 1080×1350 im Feed, 1080×1920 hochkant.',
  heading: 'Texte für eine Plattform voller Bilder',
  paragraph: `In Storys und Reels sind etwa 72 Zeichen Text zu sehen, im Feed 125. ${brand.name} schreibt den Text und den Hook für die ersten Sekunden eines Reels und zählt jedes Zeichen. Lass im Bild die oberen 14 % und die unteren 35 % von 1080×1920 frei: Dort liegen die Bedienelemente von Instagram.`,
} satisfies PageWords;
