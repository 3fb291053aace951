import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Produktbild-Generator',
  title: `Produktbilder für Anzeigen und Shops | ${brand.name}`,
  description:
    'Produktfotos in neuer Umgebung, ohne das Produkt selbst zu verändern. Wofür das Werkzeug da ist und welche Produkttexte du schon schreiben kannst.',
  heading: 'Dein Produkt in neuer Umgebung, unverändert',
  paragraph:
    'Shops und Anzeigen brauchen dasselbe Produkt in vielen Umgebungen, und es muss genau so bleiben, wie es ist. Der Bildgenerator soll es freistellen und in eine Szene setzen, ohne es neu zu zeichnen. Er macht noch keine Bilder. Den Text daneben, von der Produktbeschreibung bis zur Headline, schreibst du hier heute.',
} satisfies PageWords;
