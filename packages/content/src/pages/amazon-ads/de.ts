import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon-Anzeigen',
  title: `Amazon-Anzeigen: Headlines, Beschreibungen | ${brand.name}`,
  description:
    'Headlines und Produktbeschreibungen für Amazon-Anzeigen, die bei den Fakten bleiben: keine erfundenen Bewertungen, keine fremden Behauptungen.',
  heading: 'Amazon-Anzeigen, die durch die Prüfung kommen',
  paragraph: `Amazon lehnt Anzeigen mit unbelegbaren Behauptungen ab. ${brand.name} schreibt Headlines bis 50 Zeichen und Produktbeschreibungen nur aus deinem Briefing, also steht nichts darin, was du nicht gesagt hast. Amazon verlangt ein Logo ab 600×600 und Video in 1920×1080; beides entsteht hier noch nicht.`,
} satisfies PageWords;
