import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('nl');

export default {
  name: 'Home',
  title: `${brand.name}: de open advertentiestudio`,
  description:
    'Maak beeldadvertenties, banners en productafbeeldingen, schrijf teksten voor elk platform en maak QR-codes die scannen. Open source.',
  heading: 'Advertenties voor elk platform, op basis van je product.',
  paragraph:
    'Beschrijf het product één keer. Je krijgt beeldadvertenties in elk formaat, plus teksten, koppen en hooks binnen de limieten van Meta, TikTok, Google, YouTube, LinkedIn en Amazon. We voegen nooit beweringen toe die je niet deed.',
  actions: {
    write: 'Schrijf een advertentie',
    image: 'Beeldadvertenties maken',
  },
  tool: {
    heading: 'Begin met een product',
    lead: 'Een naam en twee of drie voordelen zijn genoeg. Elk resultaat toont zijn lengte naast de limiet van het gekozen platform.',
  },
  steps: {
    heading: 'Van lege pagina naar kant-en-klare tekst',
    steps: [
      {
        title: 'Zeg wat je verkoopt',
        text: 'Product, voordelen, doelgroep, aanbieding, prijs, bewijs. Laat weg wat je niet hebt.',
      },
      {
        title: 'Kies platform en toon',
        text: 'Waar de advertentie draait en hoe hij moet klinken. De limieten van dat platform gelden vanaf het eerste woord.',
      },
      {
        title: 'Kies wat past',
        text: 'Vergelijk de varianten, zie hoeveel er vóór ‘Meer weergeven’ staat, kopieer de tekst en plak hem in je advertentiebeheer.',
      },
    ],
  },
  difference: {
    heading: 'Wat je zult merken',
    points: [
      {
        title: 'Het verzint niets',
        text: 'Kortingen, prijzen, sterren en getallen staan er alleen als ze in je briefing staan. Niets om terug te nemen als de campagne loopt.',
      },
      {
        title: 'Mislukte runs worden automatisch terugbetaald',
        text: 'Je ziet de prijs voordat je klikt, en dat betaal je. Mislukt een run of annuleer je hem, dan krijg je je credits terug.',
      },
      {
        title: 'Op maat geschreven',
        text: 'Teksten worden geteld zoals het platform telt en op maat geschreven. Geen kop eindigt per ongeluk in puntjes.',
      },
      {
        title: 'Ook op je eigen server',
        text: `${brand.name} is open source onder de AGPL. De tools werken zonder externe dienst en zonder API-sleutel.`,
      },
    ],
  },
  facts: {
    heading: 'Tekenlimieten per platform',
    lead: 'Tekens per veld, zoals de platforms ze publiceren. ‘Zichtbaar’ is wat je leest voordat de tekst wordt afgekapt.',
    columns: ['Platform', 'Veld', 'Zichtbaar', 'Maximum'],
    rows: [
      ['Meta-feed', 'Primaire tekst', '125', '2.200'],
      ['Meta-feed', 'Kop', '27–40', '255'],
      ['TikTok in de feed', 'Advertentietekst', '100', '100'],
      ['Google Zoeken', 'Kop (3 tot 15 stuks)', '30', '30'],
      ['Google Zoeken', 'Beschrijving (2 tot 4 stuks)', '90', '90'],
      ['YouTube in de feed', 'Kop (2 regels)', '40', '40'],
      ['LinkedIn', 'Inleidende tekst', '150', '600'],
      ['LinkedIn', 'Kop', '70', '200'],
    ],
    note: 'TikTok telt Chinese, Japanse en Koreaanse tekens dubbel: 50 vullen het veld.',
  },
  catalogue: {
    heading: 'Alles op één plek',
    lead: 'De tools voor tekst, beeld en videoadvertenties werken vandaag. De pagina’s over presentatoren en onderzoek zeggen wat de tool gaat doen en wat je al kunt voorbereiden.',
  },
  questions: {
    heading: 'Vragen',
    questions: [
      {
        question: 'Wat kan ik hier vandaag doen?',
        answer:
          'Beeldadvertenties, banners, GIF-banners, posters, displayadvertenties, productafbeeldingen en pasfoto’s maken. Achtergronden verwijderen, formaten wijzigen en een lay-out nabouwen. Tien soorten advertentieteksten schrijven en QR-codes maken. Videoadvertenties maken met voice-over, muziek en ondertiteling. Video’s met een presentator en de advertentiebibliotheek zijn er nog niet.',
      },
      {
        question: 'Heb ik een account nodig?',
        answer:
          'Ja, een gratis account. Het vraagt een e-mailadres en een wachtwoord, geen kaart. Je werk, resultaten en credits horen bij dat account.',
      },
      {
        question: 'Wat kost het?',
        answer: `Het gratis abonnement heeft ${figure(plans.free.monthlyCredits)} credits per maand. QR-codes zijn in elk abonnement gratis. Op de prijspagina staat wat elke run kost.`,
      },
      {
        question: 'Van wie is wat ik maak?',
        answer:
          'Van jou. Gebruik het in elke campagne, voor jezelf of een klant. Geen watermerk, geen naamsvermelding.',
      },
      {
        question: 'Kan het op mijn eigen server?',
        answer:
          'Ja. Het hele product is open source onder de AGPL, start met één opdracht en bewaart database en bestanden in één map. Voor grotere installaties werkt het met PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Je volgende advertentietekst is een paar regels weg',
    lead: `Gratis account, ${figure(plans.free.monthlyCredits)} credits per maand, geen kaart.`,
    label: 'Maak een gratis account',
  },
} satisfies WordsOf<typeof english>;
