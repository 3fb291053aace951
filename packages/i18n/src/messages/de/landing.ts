import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Produktlink oder Produktname',
    placeholder: 'deinshop.de/produkte/leinenschuerze',
    submit: 'Meine Anzeigen schreiben',
    hint: 'Den Produktnamen lesen wir aus dem Link. Die Details ergänzt du.',
    sample: 'Beispielprodukt verwenden',
  },
  sample: {
    product: 'Schreibtischlampe Kestrel',
    description:
      'Eine schlanke Schreibtischlampe mit handgebogenem Eichenarm und einem Dimmer zum Drehen statt Tippen.',
    benefits: {
      first: 'Warmes Licht, dimmbar bis auf 2 Prozent',
      second: 'Flach zusammengeklappt passt sie in die Schublade',
      third: 'Eichenarm, von Hand gebogen',
    },
    audience: 'Menschen, die spät arbeiten',
    offer: '15 % Rabatt diese Woche',
    price: '$89',
  },
  proof: {
    feed: 'Feed',
    story: 'Story',
    link: 'Link-Anzeige',
    code: 'QR-Code zum Angebot des Beispielprodukts',
    headline: 'Headline',
    text: 'Anzeigentext',
    primary: 'Primärer Text',
    description: 'Beschreibung',
    path: 'Pfad',
    written: 'Von {product} für ein Beispielprodukt geschrieben.',
    note: 'Ein Beispielprodukt. {product} hat die Texte geschrieben und den Code erstellt; die Layouts wurden für diese Seite gezeichnet.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} von {limit, number} Zeichen',
  charactersOnly: '{count, plural, one {# Zeichen} other {# Zeichen}}',
  contents: 'Auf dieser Seite',
  breadcrumb: 'Du bist hier',
  home: 'Startseite',
  pricing: {
    period: 'Abrechnungszeitraum',
    choose: '{plan} wählen',
    billedMonthly: 'Monatliche Abrechnung',
    billedYearly: '{price}, einmal im Jahr abgerechnet',
  },
} satisfies MessagesOf<typeof english>;
