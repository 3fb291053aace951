import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Display-Anzeigen-Generator',
  title: `Display-Anzeigen für Google Display | ${brand.name}`,
  description:
    'Erstelle HTML5-Displayanzeigen mit Click-Tag und Ersatzbild für Google Display, unter 150 KB und in allen gängigen Bannergrößen.',
  heading: 'Displayanzeigen, bereit zum Hochladen',
  paragraph:
    'Wähle ein Produkt und gib deine Landingpage an. Du bekommst HTML5-Anzeigen als ZIP mit Click-Tag und Ersatzbild, jede unter 150 KB, in den Größen von Google Display. Headlines für responsive Anzeigen schreiben die Textgeneratoren.',
} satisfies PageWords;
