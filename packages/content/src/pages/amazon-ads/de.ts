import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon-Anzeigen',
  title: `Amazon-Anzeigen: Headlines, Beschreibungen | ${brand.name}`,
  description:
    'Headlines bis 50 Zeichen, Produktbeschreibungen und Produktbilder auf reinem Weiß für Amazon, ohne Aussagen, die du nicht gemacht hast.',
  heading: 'Amazon-Anzeigen, die durch die Prüfung kommen',
  paragraph: `Amazon lehnt Anzeigen mit Aussagen ab, die sich nicht belegen lassen. ${brand.name} schreibt Headlines bis 50 Zeichen und Produktbeschreibungen nur aus deinem Briefing. Dazu gibt es Produktbilder auf reinem Weiß und Bildanzeigen in den Größen von Amazon.`,
} satisfies PageWords;
