import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';

export default {
  name: 'Home',
  title: `${brand.name}: the open ad studio for marketers`,
  description:
    'Create image ads, banners and product images, write ad copy that fits each platform, and make QR codes that scan. Open source.',
  heading: 'Ads that fit every platform, from your product details.',
  paragraph:
    'Describe the product once. Get image ads in every size, plus ad copy, headlines and hooks within the character limits of Meta, TikTok, Google, YouTube, LinkedIn and Amazon. We never add claims you didn’t make.',
  actions: { write: 'Write ad copy', image: 'Create image ads' },
  tool: {
    heading: 'Start with a product',
    lead: 'A name and two or three benefits are enough. Every result shows its length beside the limit of the platform you picked.',
  },
  steps: {
    heading: 'From a blank page to finished ad copy',
    steps: [
      {
        title: 'Say what you sell',
        text: 'Product, benefits, audience, offer, price, proof. Leave out what you do not have.',
      },
      {
        title: 'Pick the platform and the tone',
        text: 'Choose where the ad runs and how it should sound. The limits of that platform apply from the first word.',
      },
      {
        title: 'Pick the one that fits',
        text: 'Compare the variants, see how much shows before the fold, copy the text and paste it into your ad manager.',
      },
    ],
  },
  difference: {
    heading: 'What you will notice',
    points: [
      {
        title: 'It never makes up claims',
        text: 'Discounts, prices, star ratings and numbers appear only if they are in your brief. Nothing to retract after the campaign is live.',
      },
      {
        title: 'Failed runs are refunded automatically',
        text: 'You see the price before you click, and that’s what you pay. If a run fails or you cancel it, you get your credits back.',
      },
      {
        title: 'Written to fit',
        text: 'Copy is counted the way the platform counts it and written to fit, so no headline ends in three dots by accident.',
      },
      {
        title: 'Runs on your own server',
        text: `${brand.name} is open source under the AGPL. Its tools work with no outside service and no API key.`,
      },
    ],
  },
  facts: {
    heading: 'Character limits by platform',
    lead: 'Characters per field, as the platforms publish them. “Shows” is what a reader sees before the text is folded.',
    columns: ['Platform', 'Field', 'Shows', 'Maximum'],
    rows: [
      ['Meta feed', 'Primary text', '125', '2,200'],
      ['Meta feed', 'Headline', '27–40', '255'],
      ['TikTok in-feed', 'Text', '100', '100'],
      ['Google search', 'Headline (3–15 of them)', '30', '30'],
      ['Google search', 'Description (2–4 of them)', '90', '90'],
      ['YouTube in-feed', 'Headline (2 lines)', '40', '40'],
      ['LinkedIn', 'Introductory text', '150', '600'],
      ['LinkedIn', 'Headline', '70', '200'],
    ],
    note: 'TikTok counts Chinese, Japanese and Korean characters double, so 50 of them fill its field.',
  },
  catalogue: {
    heading: 'Everything in one place',
    lead: 'The copy, image and video ad tools work today. The pages on presenters and ad research say what each tool will do and what you can prepare now.',
  },
  questions: {
    heading: 'Questions',
    questions: [
      {
        question: 'What can I do here today?',
        answer:
          'Create image ads, banners, GIF banners, posters, display ads, product images and ID photos. Remove backgrounds, resize images and clone an ad’s layout. Write ten kinds of ad copy and create QR codes. Generate video ads with voiceover, music and captions. Presenter videos and the ad library aren’t in the product yet.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'Yes, a free one. It needs an email and a password, no card. Your runs, results and credits belong to that account.',
      },
      {
        question: 'What does it cost?',
        answer: `The free plan has ${plans.free.monthlyCredits} credits a month. QR codes are free on every plan. See the pricing page for what each run costs.`,
      },
      {
        question: 'Who owns what I create?',
        answer: 'You do. Use it in any campaign, for yourself or a client. There is no watermark and no credit line.',
      },
      {
        question: 'Can I run it on my own server?',
        answer:
          'Yes. The whole product is open source under the AGPL, starts with one command and keeps its database and files in one folder. At a larger scale it works with PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Your next ad copy is a few lines away',
    lead: `Free account, ${plans.free.monthlyCredits} credits every month, no card.`,
    label: 'Create a free account',
  },
} as const;
