import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok-advertenties',
  title: `TikTok-advertenties: hooks en limieten | ${brand.name}`,
  description:
    'TikTok geeft je 100 tekens tekst en zo’n drie seconden aandacht. Schrijf hooks, scripts en teksten die in beide passen, uit jouw feiten.',
  heading: 'Drie seconden en honderd tekens',
  paragraph: `TikTok toont tot 100 tekens advertentietekst, 50 in het Chinees, Japans of Koreaans, onder een video van 5 tot 60 seconden. ${brand.name} schrijft hook, script en advertentietekst en telt tekens zoals TikTok. Gebruik voor de video 1080×1920 en houd de onderste 440 pixels vrij: daar zet TikTok zijn bijschrift en knoppen.`,
} satisfies PageWords;
