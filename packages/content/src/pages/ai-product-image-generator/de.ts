import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Produktbild-Generator',
  title: `Produktbilder für Anzeigen und Shops | ${brand.name}`,
  description:
    'Setze dein Produkt in neue Szenen, ohne es zu verändern: Studio, Stein, Holz, Natur oder dein eigener Hintergrund, dazu reines Weiß.',
  heading: 'Dein Produkt in neuer Szene, unverändert',
  paragraph:
    'Lade ein Produktfoto hoch. Wir entfernen den Hintergrund, setzen das Produkt in eine Szene aus Studio, Stein, Holz oder Natur und vergleichen jeden Pixel, damit du siehst, dass es unverändert ist. Exportiere Feed- und Story-Größen, dazu 2000×2000 auf reinem Weiß für Marktplätze.',
} satisfies PageWords;
