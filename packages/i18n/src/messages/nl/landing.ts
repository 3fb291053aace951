import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Productlink of productnaam',
    placeholder: 'jouwwinkel.nl/producten/linnen-schort',
    submit: 'Schrijf mijn advertenties',
    hint: 'We halen de productnaam uit de link. Jij vult de details aan.',
    sample: 'Gebruik een voorbeeldproduct',
  },
  sample: {
    product: 'Bureaulamp Kestrel',
    description:
      'Een slanke bureaulamp met een met de hand gebogen eiken arm en een dimmer die je draait in plaats van aantikt.',
    benefits: {
      first: 'Warm licht, te dimmen tot 2 procent',
      second: 'Plat opgevouwen past hij in een la',
      third: 'Eiken arm, met de hand gebogen',
    },
    audience: 'mensen die tot laat werken',
    offer: '15% korting deze week',
    price: '$89',
  },
  proof: {
    feed: 'Feed',
    story: 'Story',
    link: 'Advertentie met link',
    code: 'QR-code van de aanbieding van het voorbeeldproduct',
    headline: 'Kop',
    text: 'Advertentietekst',
    primary: 'Primaire tekst',
    description: 'Beschrijving',
    path: 'Pad',
    written: 'Geschreven door {product} voor een voorbeeldproduct.',
    note: 'Een voorbeeldproduct. {product} schreef de tekst en maakte de code; de lay-outs zijn voor deze pagina getekend.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} van {limit, number} tekens',
  charactersOnly: '{count, plural, one {# teken} other {# tekens}}',
  contents: 'Op deze pagina',
  breadcrumb: 'Je bent hier',
  home: 'Home',
  pricing: {
    period: 'Factuurperiode',
    choose: 'Kies {plan}',
    billedMonthly: 'Elke maand gefactureerd',
    billedYearly: '{price}, één keer per jaar gefactureerd',
  },
} satisfies MessagesOf<typeof english>;
