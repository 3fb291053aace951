import { brand } from '@adwright/contract/brand.ts';

export default {
  name: 'Ad copy generator',
  title: `Ad copy generator with platform limits | ${brand.name}`,
  description:
    'Primary text, headline and description for Meta, TikTok, Google, YouTube, LinkedIn and Amazon, counted against each limit and written from your facts only.',
  heading: 'Ad copy that fits, from the facts you give it',
  paragraph:
    'Tell us what you sell and where the ad runs. You get several complete ads, each with its own angle and each within the platform’s limits.',
  action: 'Write my ad copy',
  tool: {
    heading: 'Write ad copy',
    lead: 'A name and one benefit are enough to start. Add an audience, an offer or a proof to make good copy great.',
  },
  steps: {
    heading: 'How it works',
    steps: [
      {
        title: 'Describe your product',
        text: 'Name the product and list what it does for the buyer. Add an offer, a price or a proof if you have one.',
      },
      {
        title: 'Choose platform, tone and language',
        text: 'Eight tones, from minimal to urgent. The platform decides which fields you get and how long they may be.',
      },
      {
        title: 'Compare and copy',
        text: 'Each card names its angle, marks what shows before the fold and copies with one click.',
      },
    ],
  },
  difference: {
    heading: 'What sets it apart',
    points: [
      {
        title: 'No invented claims',
        text: 'A number, price, discount or deadline in a result is one you typed. If your brief has no offer, the ad makes none.',
      },
      {
        title: 'Different angles, not the same line five times',
        text: 'Variants start from different reasons to buy: the problem, the benefit, the proof, the offer, the moment of use.',
      },
      {
        title: 'Counted like the platform counts',
        text: 'TikTok and Google count a Chinese character as two. Meta folds primary text after 125 characters. The counter knows both.',
      },
      {
        title: 'Repeatable',
        text: 'Every run has a seed. The same brief and seed give you the same copy again, so you can compare versions fairly.',
      },
    ],
  },
  facts: {
    heading: 'Fields and limits by platform',
    lead: 'Characters per field. “Shows” is what a reader sees before “more” or the fold.',
    columns: ['Platform', 'Field', 'Shows', 'Maximum'],
    rows: [
      ['Meta feed', 'Primary text', '125', '2,200'],
      ['Meta feed', 'Headline', '27–40', '255'],
      ['Meta feed', 'Description', '27–30', '255'],
      ['Meta Stories and Reels', 'Primary text', '72', '2,200'],
      ['TikTok in-feed', 'Text', '100 (50 in Chinese, Japanese, Korean)', '100'],
      ['Google Display', 'Headline', '30', '30'],
      ['Google Display', 'Long headline', '90', '90'],
      ['Google Display', 'Description', '90', '90'],
      ['YouTube in-feed', 'Headline, 2 lines', '40', '40'],
      ['LinkedIn', 'Introductory text', '150', '600'],
      ['LinkedIn', 'Headline', '70', '200'],
      ['Amazon', 'Headline', '50', '50'],
    ],
    note: 'Platforms change their limits. Amazon’s differ by ad type and marketplace, and Discord publishes none: check the ad manager before you book.',
  },
  questions: {
    heading: 'Questions about the ad copy generator',
    questions: [
      {
        question: 'What should I put into the brief?',
        answer:
          'The product’s name and two to four benefits in the buyer’s words. If there is an offer, a price or a proof (a test result, a guarantee, years in business), add it: the tool will use it and will not stretch it.',
      },
      {
        question: 'Will it add statistics or reviews I did not mention?',
        answer:
          'No. Texts are built from your brief. Numbers that are not in it do not appear in the results, and neither do customers or ratings.',
      },
      {
        question: 'What does a run cost?',
        answer:
          'The price is on the button before you click. If the run fails, or you cancel it while it’s waiting, your credits are refunded.',
      },
      {
        question: 'Does my brief go to another company?',
        answer:
          'Not by default. The built-in writer runs on the server that shows you this page. The administrator of that server may connect an outside language model; its privacy policy has to say so.',
      },
      {
        question: 'Can I use the copy commercially?',
        answer:
          'Yes. It’s yours, for your own campaigns or a client’s. You stay responsible for what an ad promises, so read it before it runs.',
      },
    ],
  },
  callToAction: {
    heading: 'Five complete ads before the coffee is cold',
    lead: 'Start with the product you have to advertise next.',
    label: 'Write my ad copy',
  },
} as const;
