import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigen aus deiner Website',
  title: `Aus einer Website Anzeigen machen | ${brand.name}`,
  description:
    'Füge einen Produktlink ein und mach aus der Seite Bildanzeigen, Banner und Anzeigentexte. Wir importieren Name, Preis, Details und Bilder.',
  heading: 'Aus deiner Produktseite werden Anzeigen',
  paragraph:
    'Füge einen Produktlink ein. Wir importieren Name, Preis, Details und Bilder, und du kannst alles bearbeiten. Dann erstellst du aus demselben Produkt Bildanzeigen, Banner, Poster, Anzeigentexte und Suchanzeigen.',
} satisfies PageWords;
