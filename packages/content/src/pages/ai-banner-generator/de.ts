import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Banner-Generator',
  title: `Banner-Generator für Display-Kampagnen | ${brand.name}`,
  description:
    'Erstelle Banner und Header in exakten Größen, von 300×250 bis 970×250, dazu Profil-Cover. Wir schreiben den Text, du bearbeitest das Design.',
  heading: 'Banner in genau den Größen, die du brauchst',
  paragraph:
    'Wähle ein Produkt und die Größen, von 300×250 bis 970×250 für Websites und Cover für Social-Profile. Wir schreiben Headline und Button und gestalten das Banner in deinen Farben. Vor dem Export kannst du alles bearbeiten.',
} satisfies PageWords;
