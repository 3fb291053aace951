import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Brand voice generator',
  title: `Brand voice generator with examples | ${brand.name}`,
  description:
    'Put your brand’s way of speaking into words: what it sounds like, what it never says, with sample lines that writers and agencies can follow.',
  heading: 'Write down how your brand speaks',
  paragraph:
    'A voice that only lives in one person’s head gets lost with the next hire. Describe the product, the audience and the tone you want, and get a short guide: how it sounds, what it always does, what it never does, and a sample. Edit it and hand it to everyone who writes for you.',
} as const satisfies PageWords;
