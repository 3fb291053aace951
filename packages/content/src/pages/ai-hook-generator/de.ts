import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Hook-Generator',
  title: `Hook-Generator für Videoanzeigen | ${brand.name}`,
  description:
    'Erste Sätze für TikTok, Reels und Shorts, die sich die nächsten drei Sekunden verdienen: Fragen, Kontraste, Geschichten und Belege aus deinen Fakten.',
  heading: 'Der erste Satz entscheidet, ob der Rest gesehen wird',
  paragraph:
    'Gib das Produkt ein und was es für Menschen tut. Du bekommst erste Sätze in deutlich verschiedenen Stilen, kurz genug für etwa drei Sekunden gesprochen oder als Einblendung, und ehrlich genug, dass das Video hält, was sie versprechen.',
} satisfies PageWords;
