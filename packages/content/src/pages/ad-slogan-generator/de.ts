import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Slogan-Generator',
  title: `Slogan-Generator für Marken und Kampagnen | ${brand.name}`,
  description:
    'Kurze Zeilen für Marke oder Kampagne, gebaut aus dem, was dein Produkt wirklich leistet. Mehrere Richtungen nebeneinander; behalt, was hängen bleibt.',
  heading: 'Eine Zeile, die man nach einmal Lesen wiederholen kann',
  paragraph:
    'Ein guter Slogan sagt eine wahre Sache in wenigen Worten. Beschreib das Produkt und für wen es ist, wähl eine Tonalität und lies die Richtungen durch. Bevor du einen irgendwo aufdruckst, prüf, ob ihn schon jemand hat schützen lassen.',
} satisfies PageWords;
