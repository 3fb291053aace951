import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Advertentietekstgenerator',
  title: `Advertentieteksten binnen de limiet | ${brand.name}`,
  description:
    'Primaire tekst, kop en beschrijving voor Meta, TikTok, Google, YouTube, LinkedIn en Amazon, geteld tegen elke limiet, alleen uit jouw feiten.',
  heading: 'Advertentieteksten op maat, uit jouw eigen feiten',
  paragraph:
    'Vertel wat je verkoopt en waar de advertentie draait. Je krijgt meerdere complete advertenties, elk met een eigen invalshoek en binnen de limieten van het platform.',
  action: 'Schrijf mijn advertentie',
  tool: {
    heading: 'Schrijf een advertentie',
    lead: 'Een naam en één voordeel zijn genoeg om te beginnen. Met doelgroep, aanbieding of bewijs wordt goede tekst uitstekend.',
  },
  steps: {
    heading: 'Zo werkt het',
    steps: [
      {
        title: 'Beschrijf je product',
        text: 'Noem het product en wat het voor de koper doet. Voeg een aanbieding, prijs of bewijs toe als je dat hebt.',
      },
      {
        title: 'Kies platform, toon en taal',
        text: 'Acht tonen, van minimaal tot dringend. Het platform bepaalt welke velden je krijgt en hoe lang ze mogen zijn.',
      },
      {
        title: 'Vergelijk en kopieer',
        text: 'Elke kaart noemt zijn invalshoek, markeert wat vóór ‘Meer weergeven’ staat en kopieer je met één klik.',
      },
    ],
  },
  difference: {
    heading: 'Wat het anders maakt',
    points: [
      {
        title: 'Geen verzonnen beweringen',
        text: 'Elk getal, elke prijs, korting of termijn in een resultaat heb jij ingevuld. Staat er geen aanbieding in je briefing, dan doet de advertentie er geen.',
      },
      {
        title: 'Verschillende invalshoeken, niet vijf keer dezelfde zin',
        text: 'Varianten gaan uit van verschillende redenen om te kopen: het probleem, het voordeel, het bewijs, de aanbieding, het moment van gebruik.',
      },
      {
        title: 'Geteld zoals het platform telt',
        text: 'TikTok en Google tellen een Chinees teken als twee. Meta kapt de primaire tekst af na 125 tekens. De teller houdt daar rekening mee.',
      },
      {
        title: 'Herhaalbaar',
        text: 'Elke run heeft een seed. Dezelfde briefing met dezelfde seed geeft weer dezelfde teksten, zodat je eerlijk vergelijkt.',
      },
    ],
  },
  facts: {
    heading: 'Velden en limieten per platform',
    lead: 'Tekens per veld. ‘Zichtbaar’ is wat je leest vóór ‘Meer weergeven’.',
    columns: ['Platform', 'Veld', 'Zichtbaar', 'Maximum'],
    rows: [
      ['Meta-feed', 'Primaire tekst', '125', '2.200'],
      ['Meta-feed', 'Kop', '27–40', '255'],
      ['Meta-feed', 'Beschrijving', '27–30', '255'],
      ['Meta Stories en Reels', 'Primaire tekst', '72', '2.200'],
      ['TikTok in de feed', 'Advertentietekst', '100 (50 in het Chinees, Japans, Koreaans)', '100'],
      ['Google Display', 'Kop', '30', '30'],
      ['Google Display', 'Lange kop', '90', '90'],
      ['Google Display', 'Beschrijving', '90', '90'],
      ['YouTube in de feed', 'Kop, 2 regels', '40', '40'],
      ['LinkedIn', 'Inleidende tekst', '150', '600'],
      ['LinkedIn', 'Kop', '70', '200'],
      ['Amazon', 'Kop', '50', '50'],
    ],
    note: 'Platforms veranderen hun limieten. Die van Amazon verschillen per advertentietype en land, en Discord publiceert er geen: kijk in het advertentiebeheer voordat je boekt.',
  },
  questions: {
    heading: 'Vragen over de advertentietekstgenerator',
    questions: [
      {
        question: 'Wat zet ik in de briefing?',
        answer:
          'De naam van het product en twee tot vier voordelen in de woorden van je klanten. Is er een aanbieding, prijs of bewijs (een test, een garantie, jaren ervaring), zet het erbij: de tool gebruikt het zonder te overdrijven.',
      },
      {
        question: 'Voegt het cijfers of reviews toe die ik niet noemde?',
        answer:
          'Nee. Teksten komen uit je briefing. Getallen die er niet in staan verschijnen niet, en klanten of beoordelingen ook niet.',
      },
      {
        question: 'Wat kost een run?',
        answer:
          'De prijs staat op de knop voordat je klikt. Mislukt de run, of annuleer je hem terwijl hij wacht, dan krijg je je credits terug.',
      },
      {
        question: 'Gaat mijn briefing naar een ander bedrijf?',
        answer:
          'Standaard niet. De ingebouwde tekstschrijver draait op de server die je deze pagina toont. De beheerder van die server kan er een extern taalmodel aan koppelen; het privacybeleid moet dat dan vermelden.',
      },
      {
        question: 'Mag ik de teksten commercieel gebruiken?',
        answer:
          'Ja. Ze zijn van jou, voor eigen campagnes of die van een klant. Voor wat een advertentie belooft blijf jij verantwoordelijk: lees hem voordat hij draait.',
      },
    ],
  },
  callToAction: {
    heading: 'Vijf complete advertenties voordat de koffie koud is',
    lead: 'Begin met het product dat als volgende aan de beurt is.',
    label: 'Schrijf mijn advertentie',
  },
} satisfies WordsOf<typeof english>;
