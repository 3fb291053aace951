import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Zet neer, plak of kies beelden',
    details: 'PNG, JPEG, WebP, GIF of AVIF, elk tot 20 MB en 100 megapixels',
    tooLarge: '{name} is groter dan 20 MB.',
    wrongKind: '{name} is geen beeld dat hier gebruikt kan worden.',
    cancel: 'Uploaden van {name} stoppen',
  },
  pictures: {
    picture: 'Afbeelding {number, number}',
    remove: 'Afbeelding {number, number} verwijderen',
    samples: 'Niets bij de hand? Probeer een voorbeeld:',
    small:
      'Deze afbeelding is maar {width, number} × {height, number} px en wordt onscherp. Gebruik er een van minstens {needed, number} px aan de lange kant.',
    sampleAd: 'Voorbeeldadvertentie',
    standIn: 'Een voorbeeldproduct, tot je je eigen product kiest.',
    sample: 'Een voorbeeld, tot je je eigen afbeelding toevoegt.',
  },
  product: {
    title: 'Waar maak je reclame voor?',
    placeholder: 'Linnen schort',
    mine: 'Mijn producten',
    mineText: 'Feiten en afbeeldingen worden ingevuld. Hier wijzigen verandert alleen deze advertentie.',
    link: 'Van een link',
    linkText: 'We lezen naam, prijs, feiten en afbeeldingen van de productpagina en bewaren het bij je producten.',
    sample: 'Voorbeeldproduct',
    sampleText: 'Probeer het gereedschap met een product van ons. Geen van deze merken bestaat.',
    search: 'Producten zoeken',
    empty: 'Hier staan geen producten. Lees er een van een link of typ het in.',
    failed: 'Je producten konden niet worden geladen.',
    address: 'Adres van de productpagina',
    read: 'Pagina lezen',
    close: 'Sluiten',
    pictures: 'Afbeeldingen van het product',
    more: 'Meer erover',
    benefits: 'Wat mensen eraan hebben',
    benefitsHint: 'Eén voordeel per regel',
    price: 'Prijs',
    currency: 'Valuta',
    brand: 'Merk',
    audience: 'Voor wie het is',
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
