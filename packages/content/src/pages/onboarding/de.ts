import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Erste Schritte',
  title: `Loslegen in drei kurzen Schritten | ${brand.name}`,
  description:
    'Vom neuen Konto zum ersten fertigen Anzeigentext in ein paar Minuten: was du vorbereitest, was du einträgst und wo du die Ergebnisse findest.',
  heading: 'Dein erster Anzeigentext in ein paar Minuten',
  paragraph:
    'Leg mit deiner E-Mail-Adresse ein kostenloses Konto an, öffne den Anzeigentext-Generator und beschreib ein Produkt: Name, zwei oder drei Vorteile und ein Angebot, falls es eines gibt. Wähl die Plattform, klick auf den Button und vergleich die Ergebnisse. Alles, was du erstellst, bleibt in deinem Dashboard, neben dem QR-Code-Generator und deinen Credits.',
} satisfies PageWords;
