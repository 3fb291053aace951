import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Headline-Generator',
  title: `Headline-Generator mit Zeichenlimits | ${brand.name}`,
  description:
    'Headlines für Anzeigen auf Meta, Google, LinkedIn, YouTube und Amazon, jede am Limit des Netzwerks gezählt, von 30 Zeichen in der Suche bis 70 im Feed.',
  heading: 'Headlines, die dort enden, wo das Netzwerk kürzt',
  paragraph:
    'Dreißig Zeichen bei Google, etwa vierzig, bevor Meta kürzt, siebzig bei LinkedIn. Wähl das Netzwerk, beschreib das Angebot und bekomm Headlines, die in den Platz passen und jedes Mal mit einem anderen Grund beginnen.',
} satisfies PageWords;
