import { adTextCredits, qrCodeCredits } from '../tool-prices.ts';
import type { Action, Block } from '../page.ts';
import type english from '../pages/pricing/en.ts';
import type { WordsOf } from '../words-of.ts';
import type { Structure } from './structure.ts';

export const pricing: Structure<WordsOf<typeof english>> = (words): Block[] => {
  const { adText, qrCode, ...calculator } = words.calculator;
  const { heading, lead, action: label, ...plans } = words.plans;
  const action: Action = { label, target: { signUp: true } };
  return [
    { kind: 'hero', heading: words.heading, lead: words.paragraph, actions: [] },
    {
      kind: 'pricing',
      heading,
      lead,
      plans: {
        free: { ...plans.free, action },
        basic: { ...plans.basic, action },
        pro: { ...plans.pro, action },
        business: { ...plans.business, action },
      },
      labels: words.labels,
      calculator: {
        ...calculator,
        items: [
          { ...adText, credits: adTextCredits },
          { ...qrCode, credits: qrCodeCredits },
        ],
      },
    },
    { kind: 'difference', ...words.difference },
    { kind: 'questions', ...words.questions },
    {
      kind: 'callToAction',
      heading: words.callToAction.heading,
      lead: words.callToAction.lead,
      action: { label: words.callToAction.label, target: { signUp: true } },
    },
  ];
};
