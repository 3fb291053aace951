import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
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
    'Wat Free, Basic, Pro en Business kosten, hoeveel credits je per maand krijgt en wat je ermee maakt. Mislukte runs worden automatisch terugbetaald.',
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
        `${figure(plans.free.storageGigabytes)} GB opslag`,
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
        `${figure(plans.basic.storageGigabytes)} GB opslag`,
        'Alles uit Free',
        `${dollars(plans.basic.annualPrice)} bij betaling per jaar in plaats van ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Voor bureaus en teams met meerdere merken',
      points: [
        `${figure(plans.pro.monthlyCredits)} credits per maand`,
        `${figure(plans.pro.storageGigabytes)} GB opslag`,
        'Alles uit Basic',
        `${dollars(plans.pro.annualPrice)} bij betaling per jaar in plaats van ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'Voor bedrijven die elke dag adverteren',
      points: [
        `${figure(plans.business.monthlyCredits)} credits per maand`,
        `${figure(plans.business.storageGigabytes)} GB opslag`,
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
    priceLabel: 'Prijs in credits:',
    tools: {
      'video-ad': { name: 'Videoadvertenties', note: 'Eén video tot 15 seconden, in één formaat.' },
      'product-to-video': { name: 'Product naar video', note: 'Eén clip tot 8 seconden, in één formaat.' },
      'avatar-video': { name: 'Avatarvideo', note: 'Eén video met maximaal 250 tekens tekst.' },
      'talking-photo': { name: 'Sprekende foto', note: 'Eén video met maximaal 250 tekens tekst.' },
      'lip-sync': { name: 'Lipsync', note: 'Eén video met maximaal 250 tekens tekst.' },
      'video-translation': { name: 'Videovertaling', note: '15 seconden video in één taal. Het transcript is gratis.' },
      'image-ad': { name: 'Beeldadvertenties', note: '12 varianten. Exporteren in meer formaten is gratis.' },
      'image-ad-clone': {
        name: 'Advertentiekloner',
        note: 'Eén versie van een voorbeeldadvertentie. De indeling analyseren is gratis.',
      },
      'product-image': { name: 'Productafbeeldingen', note: 'Eén achtergrond, in alle formaten die je kiest.' },
      'background-removal': {
        name: 'Achtergrondverwijderaar',
        note: 'Eén afbeelding. Bijwerken en opnieuw exporteren is gratis.',
      },
      'image-resizer': {
        name: 'Afbeeldingen schalen',
        note: 'Eén afbeelding in alle formaten die je kiest. Elk formaat dat buiten de randen wordt gegenereerd, kost 1 credit extra.',
      },
      'gif-banner': { name: 'GIF-banners', note: 'Eén geanimeerd ontwerp in maximaal 8 formaten.' },
      banner: { name: 'Banners', note: 'Eén ontwerp in alle formaten die je kiest.' },
      poster: { name: 'Posters', note: 'Eén drukklaar ontwerp in alle formaten die je kiest.' },
      'display-ad': { name: 'Display-advertenties', note: 'Eén HTML5-advertentie in alle formaten die je kiest.' },
      'ad-copy': {
        name: 'Advertentietekst',
        note: 'Tot tien varianten van een tekst, hook, kop, script of welke soort ook.',
      },
      'ppc-preview': { name: 'Voorbeeld zoekadvertentie', note: 'Live voorbeeld en export voor Google Ads.' },
      'id-photo': { name: 'Pasfoto’s', note: 'Eén foto met printvellen. Aanpassen is gratis.' },
      'qr-code': { name: 'QR-codes', note: 'Met jouw kleuren en logo, gescand voordat je hem krijgt.' },
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
        question: 'Hoe betaal ik een abonnement?',
        answer:
          'Kies hierboven een abonnement en betaal met je kaart, per maand of per jaar. Ook als je per jaar betaalt, krijg je elke maand credits. Staan de betalingen hier in testmodus, dan zegt de betaalpagina dat en wordt er niets afgeschreven.',
      },
      {
        question: 'Hoe zeg ik op?',
        answer:
          'Wanneer je wilt, met één klik onder ‘Credits en facturering’. Het abonnement loopt tot het einde van de betaalde periode en je houdt je credits.',
      },
      {
        question: 'Verlopen credits?',
        answer:
          'Nee. Ongebruikte credits blijven in je account, ook nadat je opzegt. Bij Free komen er credits bij in elke maand dat je het gebruikt.',
      },
      {
        question: 'Wat gebeurt er met credits als een betaling wordt terugbetaald?',
        answer:
          'Het geld gaat terug naar je kaart en de credits van die betaling gaan van je saldo af. Credits die je al hebt gebruikt, betaal je niet: je saldo komt nooit onder nul.',
      },
      {
        question: 'Waar vind ik mijn facturen?',
        answer:
          'Onder ‘Credits en facturering’. Bij elke betaling hoort een factuur die je als pdf kunt downloaden, en we mailen je een betaalbewijs.',
      },
      {
        question: 'Wat is een credit?',
        answer:
          'De eenheid waarin runs worden geprijsd. Elke run toont zijn prijs in hele credits voordat je begint. De rekenhulp hierboven noemt alle tools.',
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
        answer: `De knop zegt het en er start niets. Bij elk abonnement kun je ${figure(offers.credits_500.credits)} extra credits kopen voor ${dollars(offers.credits_500.cents / 100)}. Eerdere resultaten blijven beschikbaar, en gratis tools, zoals QR-codes, blijven werken.`,
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
