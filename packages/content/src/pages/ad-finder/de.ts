import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigenfinder',
  title: `Anzeigenfinder: suchen, was Anzeigen sagen | ${brand.name}`,
  description:
    'Anzeigen nach Produkt, Versprechen, Format und Plattform finden. Wofür der Finder gedacht ist, wo du bis dahin suchst und was du schon schreiben kannst.',
  heading: 'Finde die Anzeigen, die mit deinen Kunden sprechen',
  paragraph:
    'Der Finder soll die Bibliothek danach durchsuchen, was eine Anzeige sagt und zeigt, nicht nur danach, wer sie schaltet. Noch gibt es nichts zu durchsuchen. Meta und TikTok veröffentlichen ihre Anzeigen in eigenen Bibliotheken; wenn du gesehen hast, was andere versprechen, schreib hier eine Anzeige, die etwas anderes verspricht.',
} satisfies PageWords;
