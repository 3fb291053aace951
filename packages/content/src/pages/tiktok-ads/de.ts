import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok-Anzeigen',
  title: `TikTok-Anzeigen: Hooks, Text und Limits | ${brand.name}`,
  description:
    'TikTok gibt dir 100 Zeichen Anzeigentext und etwa drei Sekunden Aufmerksamkeit. Schreib Hooks, Skripte und Texte, die in beides passen.',
  heading: 'Drei Sekunden und hundert Zeichen',
  paragraph: `TikTok zeigt bis zu 100 Zeichen Anzeigentext, auf Chinesisch, Japanisch oder Koreanisch 50, unter einem Video von 5 bis 60 Sekunden. ${brand.name} schreibt Hook, Skript und Anzeigentext und zählt Zeichen wie TikTok. Für das Video gilt: 1080×1920, und die unteren 440 Pixel bleiben frei, denn dort liegen Text und Buttons von TikTok.`,
} satisfies PageWords;
