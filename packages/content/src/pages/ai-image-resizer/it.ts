import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ridimensionatore di immagini',
  title: `Formati immagine per ogni rete | ${brand.name}`,
  description:
    'I formati immagine che chiedono Meta, TikTok, Google, LinkedIn e YouTube in un solo posto, e che cosa deve fare lo strumento oltre a ritagliare.',
  heading: 'Un’immagine, tutti i formati che le reti chiedono',
  paragraph: `Una campagna ha bisogno della stessa immagine in 1080×1080 e 1080×1350 per il feed, 1080×1920 per le storie, 1200×628 per i link e mezza dozzina di banner. Lo strumento è pensato per ricomporre ogni formato invece di ritagliarlo. Non è ancora in ${brand.name}; il testo di ogni formato si può scrivere oggi.`,
} satisfies PageWords;
