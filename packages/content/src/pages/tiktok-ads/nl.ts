import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok-advertenties',
  title: `TikTok-advertenties: opening en limieten | ${brand.name}`,
  description:
    'TikTok geeft je 100 tekens tekst en zo’n drie seconden aandacht. Schrijf openingen, scripts en teksten die in beide passen, uit jouw feiten.',
  heading: 'Drie seconden en honderd tekens',
  paragraph: `TikTok toont tot 100 tekens tekst, 50 in het Chinees, Japans of Koreaans, onder een video van 5 tot 60 seconden. ${brand.name} schrijft opening, script en tekst en telt zoals TikTok telt. Film staand in 1080×1920 en houd de onderste 440 pixels vrij. Daarna maak je ook de video zelf, met stem, muziek en ondertiteling.`,
} satisfies PageWords;
