import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Plakat-Generator',
  title: `Plakat-Generator für Druck und Bildschirm | ${brand.name}`,
  description:
    'Ein Plakat ist ein Bild, eine Zeile und ein Weg zu handeln. Wofür der Plakat-Generator da ist und wie du Slogan und QR-Code heute schon machst.',
  heading: 'Ein Bild, eine Zeile, ein Weg zu handeln',
  paragraph:
    'Der Plakat-Generator soll aus Produkt, Zeile und Angebot ein Plakat gestalten. Er zeichnet noch keine Plakate. Zwei von drei Teilen sind fertig: Schreib die Zeile mit dem Slogan-Generator und mach einen QR-Code in deinen Farben, der vor dem Druck durch Zurücklesen geprüft wird.',
} satisfies PageWords;
