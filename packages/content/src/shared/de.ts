import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Produkt',
    text: 'Anzeigentexte',
    image: 'Bildanzeigen',
    video: 'Videoanzeigen',
    library: 'Anzeigenrecherche',
    networks: 'Nach Plattform',
    company: 'Rechtliches',
  },
  relatedHeading: 'Ähnliche Tools',
  openTool: 'Jetzt ausprobieren',
  writeAdText: 'Jetzt Anzeigentext schreiben',
  tool: {
    heading: 'Probier es mit deinem Produkt',
    lead: 'Trag ein, was du weißt. Zahlen, Preise und Angebote in den Ergebnissen stammen aus deinem Briefing und sonst nirgendwoher.',
  },
  legal: {
    updated: 'Zuletzt aktualisiert: {date}',
    translation:
      'Dies ist eine Übersetzung. Weichen die Fassungen voneinander ab, gilt die englische, sofern das für dich geltende Recht nichts anderes vorsieht.',
  },
} satisfies WordsOf<typeof english>;
