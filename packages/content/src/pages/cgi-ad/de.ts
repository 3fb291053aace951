import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI-Anzeigen',
  title: `CGI-Anzeigen: von der Idee zum Drehplan | ${brand.name}`,
  description:
    'Unmögliche Szenen mit einem echten Produkt stoppen den Scroll. Wofür das CGI-Tool da ist und wie du Idee und Skript heute schon schreibst.',
  heading: 'Eine unmögliche Szene mit einem echten Produkt',
  paragraph:
    'CGI-Anzeigen zeigen ein Produkt, wo es nicht sein kann: einen Lippenstift auf einem Zug, einen Schuh so groß wie ein Haus. Das Tool soll solche Szenen rendern; noch kann es das nicht. Den ersten Teil machst du schon heute: den Hook, den die Szene einlösen muss, und ein Skript, das sagt, was in ihr passiert.',
} satisfies PageWords;
