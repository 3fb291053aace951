import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Hookgenerator',
  title: `Hooks voor videoadvertenties | ${brand.name}`,
  description:
    'Eerste zinnen voor TikTok, Reels en Shorts die de volgende drie seconden verdienen: vragen, contrasten, verhalen en bewijs, uit jouw feiten.',
  heading: 'De eerste zin bepaalt of de rest wordt gezien',
  paragraph:
    'Vul het product in en wat het voor mensen doet. Je krijgt eerste zinnen in duidelijk verschillende stijlen, kort genoeg voor zo’n drie seconden of op het scherm, en eerlijk genoeg dat de video ze waarmaakt.',
} satisfies PageWords;
