import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF-Banner-Maker',
  title: `GIF-Banner für Anzeigen erstellen | ${brand.name}`,
  description:
    'Erstelle animierte GIF-Banner unter 150 KB, die nach spätestens 30 Sekunden stoppen, wie Google Display es verlangt. Text und Button inklusive.',
  heading: 'Animierte Banner unter 150 KB',
  paragraph:
    'Google Display nimmt animierte Banner bis 150 KB, die innerhalb von 30 Sekunden stoppen. Wähle ein Produkt. Wir schreiben den Text, animieren ihn und halten jede Datei unter dem Limit. Bearbeite das Design und exportiere alle Größen auf einmal.',
} satisfies PageWords;
