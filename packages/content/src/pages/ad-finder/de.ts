import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigenfinder',
  title: `Anzeigenfinder: suchen, was Anzeigen sagen | ${brand.name}`,
  description:
    'Finde Anzeigen nach Text, Marke oder Website. Filtere nach Plattform, Land, Format und Laufzeit und erstelle deine eigene Version.',
  heading: 'Finde die Anzeigen, die mit deinen Kunden sprechen',
  paragraph:
    'Suche nach dem, was eine Anzeige sagt, nach der Marke oder nach der Website, zu der sie führt. Filtere nach Plattform, Land, Format und Laufzeit, speichere eine Anzeige oder erstelle deine eigene Version. Am Anfang enthält die Bibliothek Beispielanzeigen für Marken, die es nicht gibt; dein Administrator kann weitere importieren.',
} satisfies PageWords;
