import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bildanzeigen-Kloner',
  title: `Bildanzeigen-Kloner: bewährt, dein Produkt | ${brand.name}`,
  description:
    'Behalt den Aufbau einer Anzeige, die funktioniert, und füll ihn mit deinem Produkt und deinen Worten. Wofür das Werkzeug da ist und was heute schon geht.',
  heading: 'Den Aufbau behalten, das Produkt tauschen',
  paragraph: `Der Kloner soll das Layout einer Anzeige übernehmen, die dir gefällt, also wo Headline, Produkt und Button sitzen, und es mit deinem Produkt und deinen Worten neu bauen. Er ist noch nicht in ${brand.name}. Die Worte schon: Schreib Headline, Text und Call-to-Action für deine Version mit den Textgeneratoren.`,
} satisfies PageWords;
