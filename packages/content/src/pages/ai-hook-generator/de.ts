import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Hook-Generator',
  title: `Hook-Generator für Videoanzeigen | ${brand.name}`,
  description:
    'Erste Sätze für TikTok, Reels und Shorts, die sich die nächsten drei Sekunden verdienen: Fragen, Kontraste, Geschichten und Belege aus deinen Fakten.',
  heading: 'Der erste Satz entscheidet, ob der Rest gesehen wird',
  paragraph:
    'Gib dein Produkt ein und was es Menschen bringt. Du bekommst erste Sätze in klar verschiedenen Stilen, kurz genug, um sie in drei Sekunden zu sprechen oder einzublenden, und ehrlich genug, dass das Video sein Versprechen hält.',
} satisfies PageWords;
