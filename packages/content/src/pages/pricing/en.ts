import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';

const figure = figureIn('en');
const dollars = dollarsIn('en');

export default {
  name: 'Pricing',
  title: `Pricing: plans and credits in plain words | ${brand.name}`,
  description:
    'What Free, Basic, Pro and Business cost, how many credits you get each month and what you can create. Failed runs are refunded automatically.',
  heading: 'Know the price before you click',
  paragraph:
    'Every run shows its price in credits first. The price you see is the price you pay, and failed runs are refunded automatically.',
  plans: {
    heading: 'Plans',
    lead: 'You get new credits every month. Every plan includes every tool; plans differ in how much you can create.',
    free: {
      name: 'Free',
      audience: 'For trying it on a real campaign',
      points: [
        `${figure(plans.free.monthlyCredits)} credits a month`,
        `${figure(plans.free.storageGigabytes)} GB of storage`,
        'All ten text generators',
        'QR codes without using credits',
        'No card needed',
      ],
    },
    basic: {
      name: 'Basic',
      audience: 'For one brand with ads running all year',
      points: [
        `${figure(plans.basic.monthlyCredits)} credits a month`,
        `${figure(plans.basic.storageGigabytes)} GB of storage`,
        'Everything in Free',
        `${dollars(plans.basic.annualPrice)} when paid by the year, instead of ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'For agencies and teams with several brands',
      points: [
        `${figure(plans.pro.monthlyCredits)} credits a month`,
        `${figure(plans.pro.storageGigabytes)} GB of storage`,
        'Everything in Basic',
        `${dollars(plans.pro.annualPrice)} when paid by the year, instead of ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'For companies that advertise every day',
      points: [
        `${figure(plans.business.monthlyCredits)} credits a month`,
        `${figure(plans.business.storageGigabytes)} GB of storage`,
        'Everything in Pro',
        `${dollars(plans.business.annualPrice)} when paid by the year, instead of ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Start on Free',
  },
  labels: {
    monthly: 'Monthly',
    annual: 'Annual',
    perMonth: 'a month',
    perYear: 'a year',
    creditsPerMonth: 'credits a month',
    free: 'Free',
  },
  calculator: {
    heading: 'What your credits get you',
    lead: 'Pick a number of credits and see how far it goes. These are the real prices of today’s tools.',
    creditsLabel: 'Credits',
    priceLabel: 'Price in credits:',
    tools: {
      'video-ad': { name: 'Video ads', note: 'One video of up to 15 seconds, in one format.' },
      'product-to-video': { name: 'Product to video', note: 'One clip of up to 8 seconds, in one format.' },
      'avatar-video': { name: 'Avatar video', note: 'One video with up to 250 characters of text.' },
      'talking-photo': { name: 'Talking photo', note: 'One video with up to 250 characters of text.' },
      'lip-sync': { name: 'Lip sync', note: 'One video with up to 250 characters of text.' },
      'video-translation': {
        name: 'Video translation',
        note: '15 seconds of video in one language. The transcript is free.',
      },
      'image-ad': { name: 'Image ads', note: '12 ad variants. Exporting them in more sizes is free.' },
      'image-ad-clone': { name: 'Ad cloner', note: 'One version of a reference ad. Analyzing its layout is free.' },
      'product-image': { name: 'Product images', note: 'One background, in every size you choose.' },
      'background-removal': {
        name: 'Background remover',
        note: 'One image. Refining it and exporting again are free.',
      },
      'image-resizer': {
        name: 'Image resizer',
        note: 'One image in every size you choose. Sizes generated beyond the edges cost 1 credit more each.',
      },
      'gif-banner': { name: 'GIF banners', note: 'One animated design in up to 8 sizes.' },
      banner: { name: 'Banners', note: 'One design in every size you choose.' },
      poster: { name: 'Posters', note: 'One print-ready design in every size you choose.' },
      'display-ad': { name: 'Display ads', note: 'One HTML5 ad in every size you choose.' },
      'ad-copy': {
        name: 'Ad copy',
        note: 'Up to ten variants of ad copy, hooks, headlines, scripts or any other kind.',
      },
      'ppc-preview': { name: 'Search ad preview', note: 'Live preview and export for Google Ads.' },
      'id-photo': { name: 'ID photos', note: 'One photo with print sheets. Adjusting it is free.' },
      'qr-code': { name: 'QR codes', note: 'With your colors and logo, scan-tested before you get it.' },
    },
  },
  difference: {
    heading: 'How billing works',
    points: [
      {
        title: 'Failed runs are refunded automatically',
        text: 'We set credits aside when a run starts and charge them only when it succeeds. If it fails or you cancel it, you get all of them back at once.',
      },
      {
        title: 'The price you see is the price you pay',
        text: 'The price on the button is exactly what your account is charged.',
      },
      {
        title: 'Previews are free',
        text: 'Browsing, previews, opening old results, copying and downloading them again never use credits.',
      },
      {
        title: 'No surprise renewals',
        text: 'We email you before every renewal, you cancel in one click, and every payment has an invoice. The free plan has no card on file.',
      },
    ],
  },
  questions: {
    heading: 'Questions about pricing',
    questions: [
      {
        question: 'How do I pay for a plan?',
        answer:
          'Choose a plan above and pay by card, monthly or yearly. If you pay yearly, your credits still arrive every month. If payments here run in test mode, the checkout says so and no money is charged.',
      },
      {
        question: 'How do I cancel?',
        answer:
          'Cancel anytime in one click under Credits and billing. Your plan runs to the end of the period you paid for, and you keep your credits.',
      },
      {
        question: 'Do credits expire?',
        answer:
          'No. Unused credits stay in your account, even after you cancel. The free plan adds its credits in every month in which you use it.',
      },
      {
        question: 'What happens to credits when a payment is refunded?',
        answer:
          'The money goes back to your card, and the credits of that payment are removed from your balance. Credits you’ve already used aren’t charged: your balance never goes below zero.',
      },
      {
        question: 'Where do I find my invoices?',
        answer:
          'Under Credits and billing. Every payment has an invoice you can download as a PDF, and we email you a receipt.',
      },
      {
        question: 'What is a credit?',
        answer:
          'The unit runs are priced in. Every run shows its price in whole credits before you start. The calculator above lists every tool.',
      },
      {
        question: 'What happens when a run fails?',
        answer: 'You pay nothing. Your credits are refunded automatically the moment a run fails.',
      },
      {
        question: 'What if I do not like the result?',
        answer:
          'A successful run is charged. That’s why runs are cheap, bring several variants at once and show their price first.',
      },
      {
        question: 'What if I run out of credits?',
        answer: `The button says so and nothing is started. On any plan, you can buy ${figure(offers.credits_500.credits)} more credits for ${dollars(offers.credits_500.cents / 100)}. Your earlier results stay open, and tools without a price, such as QR codes, keep working.`,
      },
      {
        question: 'Is it cheaper to host it myself?',
        answer: `It can be. ${brand.name} is open source under the AGPL: on your own server you decide what a plan allows, and you pay for the server.`,
      },
    ],
  },
  callToAction: {
    heading: 'See what the free credits bring you',
    lead: `${figure(plans.free.monthlyCredits)} credits every month, no card, no time limit.`,
    label: 'Create a free account',
  },
} as const;
