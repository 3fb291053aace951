import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Browser extension',
  title: `The browser extension: how to use it | ${brand.name}`,
  description:
    'The extension is meant to save ads you meet while browsing into your collection. What it will do, what it will not, and what works without it.',
  heading: 'Save the ads you meet while browsing',
  paragraph:
    'The extension is meant to put a save button on ads you come across, and to collect them in folders in your account. There is no extension to install yet. Everything that works today, the text generators and the QR code generator, works in the browser without one.',
} as const satisfies PageWords;
