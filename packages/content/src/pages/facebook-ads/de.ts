import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook-Anzeigen',
  title: `Facebook-Anzeigen: Text, Größen, Limits | ${brand.name}`,
  description:
    'Facebook-Texte, die passen: 125 Zeichen vor „Mehr ansehen“, 27 bis 40 für die Headline. Schreib deinen aus deinen Fakten, mit allen Größen.',
  heading: 'Facebook-Anzeigen, die es vor dem Knick sagen',
  paragraph: `Der Feed zeigt etwa 125 Zeichen des Haupttextes vor „Mehr ansehen“ und 27 bis 40 der Headline. ${brand.name} schreibt beides passend und markiert den Knick. Bilder lädst du in 1080×1080 oder 1080×1350 hoch, Storys in 1080×1920; sie zu zeichnen gehört noch nicht zum Produkt, dafür zu schreiben schon.`,
} satisfies PageWords;
