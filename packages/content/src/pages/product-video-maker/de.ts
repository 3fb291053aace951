import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Produktvideo-Maker',
  title: `Produktvideos für kurze Anzeigen | ${brand.name}`,
  description:
    'Aus einem Produktlink oder Fotos wird eine fertige Video-Anzeige mit Skript, Stimme, Musik und Untertiteln, in 9:16, 1:1, 4:5 und 16:9.',
  heading: 'Vom Produktlink zur fertigen Video-Anzeige',
  paragraph:
    'Füg einen Link ein oder leg ein Produkt an. Du wählst aus drei Skripten, dazu Vorlage, Stimme, Musik und Untertitel, und siehst eine Vorschau mit Ton, bevor du Credits ausgibst. Dann renderst du 9:16, 1:1, 4:5 und 16:9 in einem Durchgang, samt Untertiteldateien.',
} satisfies PageWords;
