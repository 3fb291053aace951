import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon ads',
  title: `Amazon ads: headlines and descriptions | ${brand.name}`,
  description:
    'Headlines and product descriptions for Amazon ads that keep to the facts: no invented reviews, no claims you did not make, short enough to fit.',
  heading: 'Amazon ads that survive moderation',
  paragraph: `Amazon rejects ads with claims that cannot be proven. ${brand.name} writes headlines of up to 50 characters and product descriptions from your brief only, so there is nothing in them you did not say. For pictures Amazon asks for a logo of at least 600×600 and video in 1920×1080; those are not made here yet.`,
} as const satisfies PageWords;
