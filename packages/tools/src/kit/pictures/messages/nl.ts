import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Sleep, plak of kies afbeeldingen',
    details: 'PNG, JPEG, WebP, GIF of AVIF, elk tot 20 MB en 100 megapixels',
    tooLarge: '{name} is groter dan 20 MB. Gebruik een kleiner bestand.',
    wrongKind: 'We kunnen {name} niet gebruiken. Upload een afbeelding.',
    cancel: 'Uploaden van {name} stoppen',
  },
  pictures: {
    picture: 'Afbeelding {number, number}',
    remove: 'Afbeelding {number, number} verwijderen',
    samples: 'Nog geen afbeelding? Probeer een voorbeeld:',
    small:
      'Deze afbeelding is maar {width, number} × {height, number} px en wordt onscherp. Gebruik er een van minstens {needed, number} px aan de lange kant.',
    sampleAd: 'Voorbeeldadvertentie',
    standIn: 'Voorbeeldproduct. Je kunt altijd je eigen product kiezen.',
    sample: 'Voorbeeldafbeelding. Je kunt altijd je eigen afbeelding uploaden.',
  },
  product: {
    title: 'Wat promoot je?',
    placeholder: 'Linnen schort',
    mine: 'Mijn producten',
    mineText: 'We vullen details en afbeeldingen in. Wat je hier bewerkt, geldt alleen voor deze advertentie.',
    link: 'Van een link',
    linkText: 'We importeren naam, prijs, details en afbeeldingen en bewaren het bij je producten.',
    sample: 'Voorbeeldproduct',
    sampleText: 'Probeer de tool met een voorbeeldproduct. Deze merken zijn verzonnen.',
    search: 'Producten zoeken',
    empty: 'Nog geen producten. Importeer er een via een link of vul het zelf in.',
    failed: 'Je producten konden niet worden geladen.',
    address: 'Productlink',
    read: 'Product importeren',
    close: 'Sluiten',
    pictures: 'Afbeeldingen van het product',
    more: 'Productgegevens',
    benefits: 'Belangrijkste voordelen',
    benefitsHint: 'Eén per regel',
    price: 'Prijs',
    currency: 'Valuta',
    brand: 'Merk',
    audience: 'Doelgroep',
    description: 'Beschrijving',
    logo: 'Logo',
  },
  sizes: {
    label: 'Formaten',
    chosen: '{count, plural, one {# formaat} other {# formaten}}',
    all: 'Alle',
    none: 'Geen',
    allOf: 'Alle formaten van {network}',
    noneOf: 'Geen formaten van {network}',
  },
  files: {
    one: '{name} downloaden',
  },
} satisfies MessagesOf<typeof english>;
