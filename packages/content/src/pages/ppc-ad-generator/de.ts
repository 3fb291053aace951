import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC-Anzeigen-Generator',
  title: `PPC-Generator: Headlines und Beschreibungen | ${brand.name}`,
  description:
    'Responsive Suchanzeigen mit Headlines zu 30, Beschreibungen zu 90 und Pfaden zu 15 Zeichen, abwechslungsreich genug zum Kombinieren, fertig zum Einfügen.',
  heading: 'Suchanzeigen in Googles Längen, nichts abgeschnitten',
  paragraph:
    'Eine responsive Suchanzeige nimmt drei bis fünfzehn Headlines zu 30 Zeichen, zwei bis vier Beschreibungen zu 90 und zwei Pfade zu 15. Der PPC-Texter schreibt dir aus dem Briefing fünf Headlines, zwei Beschreibungen und beide Pfade. Jede Zeile sagt etwas anderes, damit jede Kombination, die Google wählt, Sinn ergibt.',
} satisfies PageWords;
