import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('nl');
const figure = figureIn('nl');

export default {
  name: 'Prijzen',
  title: `Prijzen: abonnementen en credits | ${brand.name}`,
  description:
    'Free, Basic, Pro en Business: wat elk abonnement kost, hoeveel credits het per maand geeft en wat je ermee maakt. Wat mislukt of wordt geannuleerd kost niets.',
  heading: 'Prijzen die je ziet voordat je drukt',
  paragraph:
    'Elk werk toont eerst zijn prijs in credits. Die prijs wordt afgeschreven, het is geen schatting, en wat mislukt kost niets.',
  plans: {
    heading: 'Abonnementen',
    lead: 'Credits krijg je elke maand. Het hele product is open in elk abonnement; het verschil zit in hoeveel je kunt maken.',
    free: {
      name: 'Free',
      audience: 'Om het op een echte campagne te proberen',
      points: [
        `${figure(plans.free.monthlyCredits)} credits per maand`,
        'Alle tien tekstgeneratoren',
        'QR-codes zonder credits',
        'Geen kaart nodig',
      ],
    },
    basic: {
      name: 'Basic',
      audience: 'Voor één merk dat het hele jaar adverteert',
      points: [
        `${figure(plans.basic.monthlyCredits)} credits per maand`,
        'Alles uit Free',
        `${dollars(plans.basic.annualPrice)} bij betaling per jaar in plaats van ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Voor bureaus en teams met meerdere merken',
      points: [
        `${figure(plans.pro.monthlyCredits)} credits per maand`,
        'Alles uit Basic',
        `${dollars(plans.pro.annualPrice)} bij betaling per jaar in plaats van ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Voor bedrijven die elke dag adverteren',
      points: [
        `${figure(plans.business.monthlyCredits)} credits per maand`,
        'Alles uit Pro',
        `${dollars(plans.business.annualPrice)} bij betaling per jaar in plaats van ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Begin met Free',
  },
  labels: {
    monthly: 'Per maand',
    annual: 'Per jaar',
    perMonth: 'per maand',
    perYear: 'per jaar',
    creditsPerMonth: 'credits per maand',
    free: 'Gratis',
  },
  calculator: {
    heading: 'Wat je credits opleveren',
    lead: 'Kies een aantal credits en zie waar het goed voor is. Dit zijn de echte prijzen van de hulpmiddelen die vandaag werken.',
    creditsLabel: 'Credits',
    freeLabel: 'Geen credits, zoveel je wilt',
    timesLabel: 'keer',
    adText: {
      name: 'Eén ronde advertentietekst',
      note: 'Tot tien varianten van een tekst, opening, kop, script of welke soort ook.',
    },
    qrCode: {
      name: 'Een QR-code',
      note: 'Met jouw kleuren en logo, gecontroleerd door teruglezen.',
    },
  },
  difference: {
    heading: 'Hoe het afrekenen werkt',
    points: [
      {
        title: 'Wat mislukt kost niets',
        text: 'Credits worden bij de start opzijgezet en pas bij succes afgeschreven. Mislukt het of annuleer je, dan zijn ze meteen en volledig terug.',
      },
      {
        title: 'De offerte is de afschrijving',
        text: 'De prijs op de knop en de prijs in je account komen uit dezelfde regel code. Ze kunnen niet verschillen.',
      },
      {
        title: 'Kijken is gratis',
        text: 'Bladeren, voorbeelden bekijken, oude resultaten openen, kopiëren en opnieuw downloaden kost nooit credits.',
      },
      {
        title: 'Niets wordt stiekem verlengd',
        text: 'We mailen je voor elke verlenging, je zegt op met één klik en bij elke betaling hoort een factuur. Bij het Free-abonnement is geen kaart bekend.',
      },
    ],
  },
  questions: {
    heading: 'Vragen over prijzen',
    questions: [
      {
        question: 'Hoe koop ik een abonnement, en hoe zeg ik het op?',
        answer:
          'Kies hierboven een abonnement en betaal met je kaart. Onder ‘Credits en facturering’ zeg je op met één klik: het abonnement loopt tot het einde van de betaalde periode en je houdt je credits. Een terugbetaling gaat naar je kaart en neemt de ongebruikte credits terug.',
      },
      {
        question: 'Wat is een credit?',
        answer:
          'De eenheid waarin werk wordt geprijsd. Elk hulpmiddel heeft een vaste prijs in hele credits, zichtbaar voordat je begint. De rekenhulp hierboven noemt ze.',
      },
      {
        question: 'Wat gebeurt er als iets mislukt?',
        answer:
          'Je betaalt niets. De opzijgezette credits gaan terug op het moment dat het werk als mislukt wordt gemarkeerd, zonder dat je erom vraagt.',
      },
      {
        question: 'En als het resultaat me niet bevalt?',
        answer:
          'Werk dat is gelukt heeft zijn taak gedaan en wordt afgeschreven. Daarom is het goedkoop, brengt het meerdere varianten tegelijk en toont het eerst zijn prijs.',
      },
      {
        question: 'En als mijn credits op zijn?',
        answer:
          'De knop zegt het en er start niets. Eerdere resultaten blijven open, en hulpmiddelen zonder prijs, zoals QR-codes, blijven werken.',
      },
      {
        question: 'Is het goedkoper om het zelf te hosten?',
        answer: `Dat kan. ${brand.name} is open source onder de AGPL: op je eigen server bepaal jij wat een abonnement toestaat, en betaal je de server.`,
      },
    ],
  },
  callToAction: {
    heading: 'Zie wat de gratis credits je brengen',
    lead: `${figure(plans.free.monthlyCredits)} credits per maand, geen kaart, geen proefperiode die afloopt.`,
    label: 'Maak een gratis account',
  },
} satisfies WordsOf<typeof english>;
