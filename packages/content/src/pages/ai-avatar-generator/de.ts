import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatar-Generator',
  title: `Avatar-Generator: Personen für deine Videos | ${brand.name}`,
  description:
    'Eine Person spricht deinen Text in 15 Sprachen, lippensynchron und vor jedem Hintergrund. Die Vorschau im Browser ist kostenlos.',
  heading: 'Ein Gesicht für deine Worte',
  paragraph:
    'Wähle eine der mitgelieferten Personen oder erstelle einen Avatar aus einem Foto, mit Einwilligung der Person darauf. Schreib bis zu 800 Zeichen oder nimm eine eigene Aufnahme, wähle als Hintergrund einen Raum, eine Farbe oder dein eigenes Bild und stell dein Produkt davor. Du siehst und hörst das Ergebnis, bevor du einen Credit ausgibst. Du bekommst das Video als MP4 in 9:16, 1:1, 4:5 oder 16:9, auf Wunsch mit Untertiteln.',
} satisfies PageWords;
