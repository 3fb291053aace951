import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Sprechendes Foto',
  title: `Sprechendes Foto: ein Bild zum Reden bringen | ${brand.name}`,
  description:
    'Ein einzelnes Foto, das deine Botschaft spricht. Wofür das Tool da ist, worauf es beim Foto ankommt und wie du die Sätze jetzt schon schreibst.',
  heading: 'Ein Foto, eine Botschaft, gesprochen',
  paragraph: `Das Tool soll ein Porträt einen Text sprechen lassen, den du geschrieben hast, mit passenden Lippenbewegungen. Es ist noch nicht in ${brand.name}. Kurze Texte funktionieren am besten: Schreib zwanzig bis vierzig Wörter mit dem Skript-Generator, in der Sprache deiner Zielgruppe, und halt ein gut beleuchtetes Foto mit Blick in die Kamera bereit.`,
} satisfies PageWords;
