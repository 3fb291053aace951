import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok ads',
  title: `TikTok ads: hooks, text and limits | ${brand.name}`,
  description:
    'TikTok gives you 100 characters of ad copy and about three seconds of attention. Write hooks, scripts and ad copy that fit both, from your facts.',
  heading: 'Three seconds and one hundred characters',
  paragraph: `TikTok shows up to 100 characters of ad copy, 50 in Chinese, Japanese or Korean, under a video of 5 to 60 seconds. ${brand.name} writes your hook, script and ad copy, and counts characters the way TikTok does. For the video, use 1080×1920 and keep the bottom 440 pixels clear: that’s where TikTok puts its caption and buttons.`,
} as const satisfies PageWords;
