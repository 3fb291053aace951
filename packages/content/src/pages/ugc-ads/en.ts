import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC ads',
  title: `UGC ad scripts and hooks | ${brand.name}`,
  description:
    'Ads that look like a post from a person live on how they are spoken. Write the hooks and scripts for your creators here, from your own facts.',
  heading: 'Scripts that sound like a person, not like a brand',
  paragraph: `User-style ads work when a real person says something specific. ${brand.name} writes the hooks and scripts, in the tone you pick and from facts you can stand behind. Hand them to your creators and start filming.`,
} as const satisfies PageWords;
