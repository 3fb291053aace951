import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigen-Tracker',
  title: `Anzeigen-Tracker: Anzeigen im Verlauf | ${brand.name}`,
  description:
    'Folge Marken, Websites und Suchen. Sieh, welche Anzeigen neu, geändert oder beendet sind und wie viele pro Monat laufen, und bekomm Neues per E-Mail.',
  heading: 'Erfahre, wann eine Anzeige startet, sich ändert oder endet',
  paragraph:
    'Folge einer Marke, einer Website oder einer beliebigen Suche in der Anzeigenbibliothek. Du siehst neue, geänderte und beendete Anzeigen, wie viele pro Monat liefen, in welchen Formaten und wie lange. Neues kommt per E-Mail, höchstens einmal am Tag.',
} satisfies PageWords;
