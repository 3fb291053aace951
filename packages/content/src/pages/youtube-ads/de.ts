import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube-Anzeigen',
  title: `YouTube-Anzeigen: Skripte und Headlines | ${brand.name}`,
  description:
    'Hooks, die den Überspringen-Button überleben, Skripte für danach und In-Feed-Headlines mit 40 Zeichen pro Zeile. Mit Längen und Größen.',
  heading: 'Verdien dir die Sekunden nach dem Überspringen-Button',
  paragraph: `Ein Bumper dauert 6 Sekunden, ein nicht überspringbarer Spot 15 bis 30, und ein überspringbarer hat fünf, bevor der Daumen zuckt. ${brand.name} schreibt den Hook, ein Skript zum Kürzen auf Länge und In-Feed-Headlines in zwei Zeilen zu 40 Zeichen. Videos lädst du in 1920×1080 hoch, Shorts in 1080×1920.`,
} satisfies PageWords;
