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
    'Wat Free, Basic en Pro kosten, hoeveel credits je per maand krijgt en wat je ermee maakt. Mislukte runs worden automatisch terugbetaald.',
  heading: 'De prijs ken je vóór de klik',
  paragraph:
    'Elke run toont eerst zijn prijs in credits. De prijs die je ziet, is de prijs die je betaalt, en mislukte runs worden automatisch terugbetaald.',
  plans: {
    heading: 'Abonnementen',
    lead: 'Je krijgt elke maand nieuwe credits. Elk abonnement bevat alle tools; het verschil zit in hoeveel je kunt maken.',
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
    lead: 'Kies een aantal credits en zie hoe ver je komt. Dit zijn de echte prijzen van de tools van vandaag.',
    creditsLabel: 'Credits',
    freeLabel: 'Geen credits, zoveel je wilt',
    timesLabel: 'keer',
    adText: {
      name: 'Eén run advertentietekst',
      note: 'Tot tien varianten van een tekst, hook, kop, script of welke soort ook.',
    },
    qrCode: {
      name: 'Een QR-code',
      note: 'Met jouw kleuren en logo, gescand voordat je hem krijgt.',
    },
  },
  difference: {
    heading: 'Zo werkt de afrekening',
    points: [
      {
        title: 'Mislukte runs worden automatisch terugbetaald',
        text: 'We reserveren credits bij de start en schrijven ze pas af als het lukt. Mislukt de run of annuleer je, dan krijg je ze meteen allemaal terug.',
      },
      {
        title: 'De prijs die je ziet, is de prijs die je betaalt',
        text: 'De prijs op de knop is precies wat er van je account af gaat.',
      },
      {
        title: 'Voorbeelden zijn gratis',
        text: 'Bladeren, voorbeelden bekijken, oude resultaten openen, kopiëren en opnieuw downloaden kost nooit credits.',
      },
      {
        title: 'Geen verrassingen bij verlenging',
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
          'De eenheid waarin runs worden geprijsd. Elke tool heeft een vaste prijs in hele credits, zichtbaar voordat je begint. De rekenhulp hierboven noemt ze.',
      },
      {
        question: 'Wat gebeurt er als een run mislukt?',
        answer: 'Je betaalt niets. Je credits worden automatisch terugbetaald zodra een run mislukt.',
      },
      {
        question: 'En als het resultaat me niet bevalt?',
        answer:
          'Een geslaagde run wordt afgeschreven. Daarom zijn runs goedkoop, brengen ze meerdere varianten tegelijk en tonen ze eerst hun prijs.',
      },
      {
        question: 'En als mijn credits op zijn?',
        answer:
          'De knop zegt het en er start niets. Eerdere resultaten blijven beschikbaar, en gratis tools, zoals QR-codes, blijven werken.',
      },
      {
        question: 'Is het goedkoper om het zelf te hosten?',
        answer: `Dat kan. ${brand.name} is open source onder de AGPL: op je eigen server bepaal jij wat een abonnement toestaat, en betaal je de server.`,
      },
    ],
  },
  callToAction: {
    heading: 'Zie wat de gratis credits je brengen',
    lead: `${figure(plans.free.monthlyCredits)} credits per maand, geen kaart, geen tijdslimiet.`,
    label: 'Maak een gratis account',
  },
} satisfies WordsOf<typeof english>;
