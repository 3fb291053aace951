import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigenbibliothek',
  title: `Anzeigenbibliothek: was gerade läuft | ${brand.name}`,
  description:
    'Eine Bibliothek von Anzeigen zum Lernen, mit Text, Format und Laufzeit. Wofür sie gedacht ist und wie du aus Gesehenem heute eigene Anzeigen machst.',
  heading: 'Sieh, was andere schalten, bevor du schreibst',
  paragraph:
    'Die Bibliothek soll laufende Anzeigen mit Text, Format und Laufzeit sammeln, denn eine Anzeige, die monatelang läuft, rechnet sich meist. Sie enthält noch keine Anzeigen. Nutz bis dahin die öffentlichen Anzeigenbibliotheken der Plattformen und schreib deine Version hier aus deinen eigenen Fakten.',
} satisfies PageWords;
