import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Browser extension',
  title: `The browser extension: how to use it | ${brand.name}`,
  description:
    'The extension is meant to save ads you meet while browsing into your collection. What it will do, what it will not, and what works without it.',
  heading: 'Save the ads you meet while browsing',
  paragraph:
    'The extension will add a save button to ads you come across and collect them in folders in your account. There’s nothing to install yet. Every tool that’s here today works in your browser without it.',
} as const satisfies PageWords;
