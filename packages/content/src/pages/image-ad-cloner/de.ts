import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bildanzeigen-Cloner',
  title: `Bildanzeigen-Cloner: bewährtes Layout | ${brand.name}`,
  description:
    'Lade eine Anzeige hoch, die dir gefällt: Wir bauen ihr Layout mit deinem Produkt, deinen Texten und Farben nach. Alles bearbeitbar, in jeder Größe.',
  heading: 'Layout behalten, Produkt tauschen',
  paragraph:
    'Lade eine Anzeige hoch, die funktioniert. Wir finden Headline, Produkt, Preis und Button und bauen das Layout mit deinem Produkt und deinen Texten nach. Name und Logo des Originals bleiben weg, und du kannst jedes Element vor dem Export bearbeiten.',
} satisfies PageWords;
