import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Sprechendes Foto',
  title: `Sprechendes Foto: ein Bild zum Reden bringen | ${brand.name}`,
  description:
    'Ein einzelnes Foto, das deine Botschaft spricht. Wofür das Werkzeug da ist, worauf es beim Bild ankommt und wie du die Sätze jetzt schreibst.',
  heading: 'Ein Foto, eine Botschaft, gesprochen',
  paragraph: `Das Werkzeug soll ein Porträt einen Text sagen lassen, den du geschrieben hast, mit passenden Lippen. Es ist noch nicht in ${brand.name}. Kurze Texte tragen am besten: Schreib zwanzig bis vierzig Wörter mit dem Skript-Generator, in der Sprache deiner Zielgruppe, und halt ein gut beleuchtetes Foto mit Blick in die Kamera bereit.`,
} satisfies PageWords;
