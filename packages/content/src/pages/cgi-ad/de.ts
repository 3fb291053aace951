import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI-Anzeigen',
  title: `CGI-Anzeigen: von der Idee zum Drehplan | ${brand.name}`,
  description:
    'Unmögliche Szenen mit einem echten Produkt halten den Daumen an. Wofür das CGI-Werkzeug da ist und wie du Idee und Skript heute schreibst.',
  heading: 'Eine unmögliche Szene mit einem echten Produkt',
  paragraph:
    'CGI-Anzeigen zeigen ein Produkt, wo es nicht sein kann: einen Lippenstift auf einem Zug, einen Schuh so groß wie ein Haus. Das Werkzeug soll solche Szenen rendern; noch tut es das nicht. Heute machst du hier den Teil, der zuerst kommt: den Hook, den die Szene einlösen muss, und ein Skript, das sagt, was darin geschieht.',
} satisfies PageWords;
