import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Poster-Generator',
  title: `Poster-Generator für Druck und Bildschirm | ${brand.name}`,
  description:
    'Erstelle druckfertige Poster mit Beschnitt und Schnittmarken und einem QR-Code, der vor dem Druck getestet wird. Headline inklusive.',
  heading: 'Vom Produkt zum druckfertigen Poster',
  paragraph:
    'Wähle ein Produkt und ein Papierformat. Wir schreiben die Headline, gestalten das Poster und ergänzen Beschnitt und Schnittmarken für die Druckerei. Füge einen QR-Code hinzu, den wir vorher testen, und sieh, ob dein Bild scharf genug für den Druck ist.',
} satisfies PageWords;
