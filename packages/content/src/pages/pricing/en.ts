import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';

const figure = figureIn('en');
const dollars = dollarsIn('en');

export default {
  name: 'Pricing',
  title: `Pricing: plans and credits in plain words | ${brand.name}`,
  description:
    'What Free, Basic and Pro cost, how many credits you get each month and what you can create with them. Failed runs are refunded automatically.',
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
        'Everything in Free',
        `${dollars(plans.basic.annualPrice)} when paid by the year, instead of ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'For agencies and teams with several brands',
      points: [
        `${figure(plans.pro.monthlyCredits)} credits a month`,
        'Everything in Basic',
        `${dollars(plans.pro.annualPrice)} when paid by the year, instead of ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Business',
      audience: 'For companies that advertise every day',
      points: [
        `${figure(plans.business.monthlyCredits)} credits a month`,
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
    freeLabel: 'No credits, as many as you like',
    timesLabel: 'times',
    adText: {
      name: 'One ad copy run',
      note: 'Up to ten variants of ad copy, hooks, headlines, scripts or any other kind.',
    },
    qrCode: { name: 'A QR code', note: 'With your colors and logo, scan-tested before you get it.' },
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
        question: 'How do I buy a plan, and how do I cancel it?',
        answer:
          'Choose a plan above and pay by card. Cancel in one click under Credits and billing: the plan runs to the end of the paid period, and you keep your credits. A refund goes back to your card and takes its unused credits back.',
      },
      {
        question: 'What is a credit?',
        answer:
          'The unit runs are priced in. Each tool has a fixed price in whole credits, shown before you start. The calculator above lists them.',
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
        answer:
          'The button says so and nothing is started. Your earlier results stay open, and tools without a price, such as QR codes, keep working.',
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
