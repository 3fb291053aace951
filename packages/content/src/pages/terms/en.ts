import { brand } from '@adwright/contract/brand.ts';

export default {
  name: 'Terms',
  title: `Terms of use | ${brand.name}`,
  description: `The rules for using an ${brand.name} installation: your account, your work, credits and refunds, what is not allowed, and the open-source licence.`,
  heading: 'Terms of use',
  paragraph:
    'Written to be read. They say what you may expect, what is expected of you, and what happens to your work.',
  updated: 'Last changed on 15 November 2026',
} as const;
