import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Dashboard van {product}',
  close: 'Dashboard sluiten',
  loading: 'Laden',
  menu: {
    label: 'Onderdelen',
    open: 'Menu openen',
    close: 'Menu sluiten',
    collapse: 'Zijbalk smaller maken',
    expand: 'Zijbalk breder maken',
  },
  groups: {
    things: 'Jouw spullen',
    make: 'Maken',
    templates: 'Sjablonen',
    ads: 'Advertenties',
  },
  sections: {
    ImageAd: {
      name: 'Beeldadvertenties',
      lead: 'Een muur vol kant-en-klare advertenties van één product: kies, bewerk, neem alle formaten mee.',
    },
    ImageAdsClone: {
      name: 'Advertentie-indeling klonen',
      lead: 'Laat een advertentie zien die je mooi vindt: de opbouw, met jouw product en woorden.',
    },
    ProductImage: { name: 'Productbeelden', lead: 'Je product in een scène, met zijn eigen pixels onaangeroerd.' },
    BackgroundRemoval: {
      name: 'Achtergrond verwijderen',
      lead: 'Schone uitsneden, één of veel, met een kwast voor de laatste haar.',
    },
    AIIdPhoto: {
      name: 'Pasfoto’s',
      lead: 'Passend gemaakt volgens de regel van het document, met de cijfers als bewijs.',
    },
    ImageResizer: {
      name: 'Afbeeldingen schalen',
      lead: 'Eén afbeelding in elk formaat, zonder iets belangrijks af te snijden.',
    },
    GifBanner: { name: 'GIF-banners', lead: 'Bewegende banners die onder het gewicht van de netwerken blijven.' },
    Banner: { name: 'Spandoeken en banners', lead: 'Headers en banners in exacte maten.' },
    Poster: { name: 'Affiches', lead: 'Drukbestanden met afloop en snijtekens.' },
    DisplayAd: { name: 'Display-advertenties', lead: 'HTML5-banners met click tag, klaar om te uploaden.' },
    PpcPreview: {
      name: 'Voorbeeld zoekadvertentie',
      lead: 'Zie je zoekadvertentie zoals anderen hem zien, in elke combinatie.',
    },
    VideoTemplates: { name: 'Videosjablonen', lead: 'Ideeën voor advertenties, getoond zoals ze er echt uitkomen.' },
    Products: {
      name: 'Producten',
      lead: 'Wat je adverteert: feiten en beelden, één keer bewaard, door elk gereedschap gebruikt.',
    },
    Projects: {
      name: 'Projecten',
      lead: 'Alles wat je begonnen bent, op laatste wijziging.',
    },
    Videos: {
      name: 'Video’s',
      lead: 'Je voltooide video’s.',
    },
    Home: {
      name: 'Start',
      lead: 'Begin iets nieuws, of ga verder waar je was gebleven.',
    },
    MyWork: {
      name: 'Mijn werk',
      lead: 'Alles wat je hebt gemaakt, nieuwste eerst.',
    },
    AdCopy: {
      name: 'Advertentietekst',
      lead: 'Teksten die passen: elk resultaat wordt geteld tegen de limieten van zijn netwerk.',
    },
    QRCodeGenerator: {
      name: 'QR-codes',
      lead: 'Codes die scannen: elke code wordt uit zijn eigen plaatje teruggelezen voordat je hem krijgt.',
    },
  },
  plan: {
    free: 'Free-abonnement',
    basic: 'Basic-abonnement',
    pro: 'Pro-abonnement',
    upgrade: 'Upgraden',
  },
  credits: '{count, plural, one {# credit} other {# credits}}',
  user: {
    menu: 'Account van {name}',
    signOut: 'Uitloggen',
    signingOut: 'Bezig met uitloggen',
    pricing: 'Abonnementen en prijzen',
    billing: 'Betaling en facturen',
  },
  home: {
    greeting: 'Wat maken we vandaag, {name}?',
    start: {
      label: 'Waar adverteer je voor?',
      placeholder: 'Schort, of jouwwinkel.nl/schort',
      action: 'Beeldadvertenties maken',
      others: 'Of maak ervan',
    },
    tools: 'Hulpmiddelen',
    recent: 'Recent werk',
    all: 'Alles bekijken',
    price: {
      free: 'Geen credits',
      credits: '{count, plural, one {# credit} other {# credits}}',
    },
    sample: 'Voorbeeldproduct',
  },
} satisfies MessagesOf<typeof english>;
