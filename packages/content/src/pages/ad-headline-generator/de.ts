import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Headline-Generator',
  title: `Headline-Generator mit Zeichenlimits | ${brand.name}`,
  description:
    'Headlines für Anzeigen auf Meta, Google, LinkedIn, YouTube und Amazon, jede passend zum Limit der Plattform, von 30 Zeichen in der Suche bis 70 im Feed.',
  heading: 'Headlines, die nie abgeschnitten werden',
  paragraph:
    'Dreißig Zeichen bei Google, etwa vierzig, bevor Meta kürzt, siebzig bei LinkedIn. Wähl die Plattform, beschreib das Angebot und du bekommst Headlines, die passen und jedes Mal mit einem anderen Kaufgrund beginnen.',
} satisfies PageWords;
