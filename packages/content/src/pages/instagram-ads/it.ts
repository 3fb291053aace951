import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci Instagram',
  title: `Annunci Instagram: testo e formati | ${brand.name}`,
  description:
    'Scrivi testi Instagram per feed, Stories e Reels, e conosci formati e zone sicure: 1080×1350 nel feed, 1080×1920 in verticale.',
  heading: 'Testi per una piattaforma fatta di immagini',
  paragraph: `In Stories e Reels si vedono circa 72 caratteri, nel feed 125. ${brand.name} scrive il testo e l’hook dei primi secondi di un Reel e conta ogni carattere. Nell’immagine lascia liberi il 14% in alto e il 35% in basso di 1080×1920: lì Instagram mette i suoi comandi.`,
} satisfies PageWords;
