import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigenbibliothek',
  title: `Anzeigenbibliothek: was gerade läuft | ${brand.name}`,
  description:
    'Durchsuche Hunderte Beispielanzeigen nach Wörtern, Plattform, Land und Laufzeit, sieh dir Text und Verlauf an und erstelle deine eigene Version.',
  heading: 'Sieh, was andere schalten, bevor du schreibst',
  paragraph:
    'Suche Anzeigen nach Marke, Produkt oder Wörtern, filtere nach Plattform, Land und Laufzeit und sieh, was sich währenddessen geändert hat. Die Bibliothek beginnt mit Beispielanzeigen, die wir für erfundene Marken erstellt haben. Gefällt dir eine? Speichere sie oder mach deine eigene daraus.',
} satisfies PageWords;
