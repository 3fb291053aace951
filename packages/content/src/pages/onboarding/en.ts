import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Getting started',
  title: `Getting started in three short steps | ${brand.name}`,
  description:
    'From a new account to the first finished ad copy in a few minutes: what to prepare, what to enter and where to find your results.',
  heading: 'Your first ad copy in a few minutes',
  paragraph:
    'Create a free account with your email, open the ad copy generator and describe one product: its name, two or three benefits, and an offer if there is one. Pick the platform, press the button and compare the results. Everything you make is kept in your dashboard, next to the QR code generator and your credits.',
} as const satisfies PageWords;
