import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Produktvideo-Maker',
  title: `Produktvideos für kurze Anzeigen | ${brand.name}`,
  description:
    'Aus Produktfotos und einem Skript wird eine kurze Videoanzeige. Wofür der Produktvideo-Maker da ist und wie du Hook und Skript heute schreibst.',
  heading: 'Ein Produktvideo beginnt mit dem Skript',
  paragraph:
    'Der Video-Maker soll aus Produktfotos und einem Skript eine kurze Anzeige in 9:16, 1:1 und 16:9 machen. Er macht noch keine Videos. Der Teil, der entscheidet, ob jemand zusieht, ist fertig: Schreib Hooks für die ersten drei Sekunden und ein Skript für den Rest.',
} satisfies PageWords;
