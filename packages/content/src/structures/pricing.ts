import { type PricedTool, toolCredits } from '../tool-prices.ts';
import type { Action, Block } from '../page.ts';
import type english from '../pages/pricing/en.ts';
import type { WordsOf } from '../words-of.ts';
import type { Structure } from './structure.ts';

const pricedTools = Object.keys(toolCredits) as PricedTool[];

export const pricing: Structure<WordsOf<typeof english>> = (words): Block[] => {
  const { tools, ...calculator } = words.calculator;
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
        freeLabel: words.labels.free,
        items: pricedTools.map((tool) => ({ ...tools[tool], credits: toolCredits[tool] })),
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
