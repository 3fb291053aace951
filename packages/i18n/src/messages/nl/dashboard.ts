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
    collapse: 'Zijbalk inklappen',
    expand: 'Zijbalk uitklappen',
  },
  groups: {
    things: 'Bibliotheek',
    make: 'Maken',
    templates: 'Sjablonen',
    ads: 'Advertenties',
  },
  sections: {
    AdsLibrary: { name: 'Advertentiebibliotheek', lead: 'Doorzoek advertenties en zie wat blijft lopen.' },
    MyAds: { name: 'Mijn verzameling', lead: 'Je opgeslagen advertenties, in mappen en met notities.' },
    VideoTemplates: {
      name: 'Videosjablonen',
      lead: 'Bekijk ideeën voor videoadvertenties die je meteen kunt gebruiken.',
    },
    Products: {
      name: 'Producten',
      lead: 'Sla je producten één keer op en gebruik ze in elke tool.',
    },
    BatchCreation: {
      name: 'Batch maken',
      lead: 'Maak tot 500 advertenties vanuit één spreadsheet.',
    },
    Projects: {
      name: 'Campagnes',
      lead: 'Groepeer je werk in campagnes.',
    },
    Videos: {
      name: 'Video’s',
      lead: 'Je voltooide video’s.',
    },
    Home: {
      name: 'Home',
      lead: 'Begin iets nieuws, of ga verder waar je was gebleven.',
    },
    MyWork: {
      name: 'Mijn werk',
      lead: 'Alles wat je hebt gemaakt, nieuwste eerst.',
    },
  },
  plan: {
    free: 'Free-abonnement',
    basic: 'Basic-abonnement',
    pro: 'Pro-abonnement',
    business: 'Business-abonnement',
    upgrade: 'Upgraden',
  },
  credits: '{count, plural, one {# credit} other {# credits}}',
  lowCredits: 'Je hebt nog {count, plural, one {# credit} other {# credits}}.',
  getCredits: 'Meer credits halen',
  user: {
    language: 'Taal',
    theme: 'Thema',
    light: 'Licht',
    dark: 'Donker',
    system: 'Zoals het apparaat',
    mail: 'Mail me als iets klaar is',
    feedback: 'Feedback sturen',
    menu: 'Account van {name}',
    signOut: 'Uitloggen',
    signingOut: 'Bezig met uitloggen',
    pricing: 'Abonnementen en prijzen',
    account: 'Accountinstellingen',
    brandKits: 'Brandkits',
    usage: 'Credits en facturering',
    billing: 'Betaling en facturen',
    storage: 'Opslag',
    storageOf: '{used} van {limit} gebruikt',
    storageUsed: '{used} gebruikt',
  },
  news: {
    done: '‘{title}’ is klaar',
    failed: '‘{title}’ is mislukt',
    open: 'Openen',
  },
  feedback: {
    title: 'Feedback sturen',
    rating: 'Wat vind je van {product}?',
    stars: '{count, plural, one {# ster} other {# sterren}}',
    text: 'Wat moeten we weten?',
    send: 'Versturen',
    thanks: 'Bedankt voor je feedback',
    close: 'Sluiten',
  },
  home: {
    greeting: 'Wat ga je vandaag promoten, {name}?',
    start: {
      label: 'Wat promoot je?',
      placeholder: 'Schort, of jouwwinkel.nl/schort',
      action: 'Beeldadvertenties maken',
      others: 'Of maak',
    },
    tools: 'Tools',
    recent: 'Recent werk',
    all: 'Alles bekijken',
    price: {
      free: 'Gratis',
      credits: '{count, plural, one {# credit} other {# credits}}',
    },
    sample: 'Voorbeeldproduct',
  },
} satisfies MessagesOf<typeof english>;
