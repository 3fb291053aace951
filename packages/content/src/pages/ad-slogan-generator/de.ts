import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Slogan-Generator',
  title: `Slogan-Generator für Marken und Kampagnen | ${brand.name}`,
  description:
    'Kurze Zeilen für Marke oder Kampagne, entstanden aus dem, was dein Produkt wirklich leistet. Vergleich mehrere Richtungen und nimm die, die hängen bleibt.',
  heading: 'Ein Slogan, der hängen bleibt',
  paragraph:
    'Ein guter Slogan sagt eine wahre Sache in wenigen Worten. Beschreib das Produkt und für wen es ist, wähl eine Tonalität und lies die Richtungen durch. Bevor du einen irgendwo aufdruckst, prüf, ob ihn schon jemand hat schützen lassen.',
} satisfies PageWords;
