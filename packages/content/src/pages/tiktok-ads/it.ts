import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci TikTok',
  title: `Annunci TikTok: hook, testo e limiti | ${brand.name}`,
  description:
    'TikTok ti dà 100 caratteri di testo e circa tre secondi di attenzione. Scrivi hook, script e testi che entrano in entrambi, dai tuoi fatti.',
  heading: 'Tre secondi e cento caratteri',
  paragraph: `TikTok mostra fino a 100 caratteri di testo, 50 in cinese, giapponese o coreano, sotto un video da 5 a 60 secondi. ${brand.name} scrive hook, script e testo dell’annuncio, e conta i caratteri come TikTok. Per il video usa 1080×1920 e lascia liberi i 440 pixel in basso: lì TikTok mette didascalia e pulsanti.`,
} satisfies PageWords;
