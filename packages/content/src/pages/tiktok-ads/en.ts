import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok ads',
  title: `TikTok ads: hooks, text and limits | ${brand.name}`,
  description:
    'TikTok gives you 100 characters of ad copy and about three seconds of attention. Write hooks, scripts and ad copy that fit both, from your facts.',
  heading: 'Three seconds and one hundred characters',
  paragraph: `TikTok shows up to 100 characters of ad copy, 50 in Chinese, Japanese or Korean, under a video of 5 to 60 seconds. ${brand.name} writes the hook, the script and the text, counted as TikTok counts. Film it upright at 1080×1920 and keep the lowest 440 pixels free. Then generate the video itself, with voice, music and captions.`,
} as const satisfies PageWords;
