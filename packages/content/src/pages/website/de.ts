import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigen aus deiner Website',
  title: `Aus einer Website Anzeigen machen | ${brand.name}`,
  description:
    'Auf einer Produktseite steht schon, was eine Anzeige braucht: Vorteile, Preis, Angebot, Beleg. So machst du heute Anzeigentexte daraus.',
  heading: 'Deine Produktseite enthält die Anzeige schon',
  paragraph: `Dieses Werkzeug soll eine Produktseite lesen und fertige Anzeigen daraus machen. ${brand.name} liest noch keine Webadressen. Was heute geht: Name, Vorteile und Preis von deiner Seite ins Briefing kopieren und daraus Anzeigentexte, Headlines und Suchanzeigen bekommen, die genau diese Fakten verwenden und keine anderen.`,
} satisfies PageWords;
