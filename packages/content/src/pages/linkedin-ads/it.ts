import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci LinkedIn',
  title: `Annunci LinkedIn: testo e formati | ${brand.name}`,
  description:
    'LinkedIn mostra 150 caratteri di introduzione e 70 del titolo. Scrivi per i professionisti annunci che vanno al punto entro entrambi.',
  heading: 'Al punto in 150 caratteri',
  paragraph: `LinkedIn taglia l’introduzione dopo circa 150 di 600 caratteri e il titolo dopo 70 di 200. ${brand.name} scrive entrambi perché si vedano interi, in toni adatti a chi lavora. Le immagini sono da 1200×628, 1200×1200 o 720×900: quelle le porti tu, le parole vengono da qui.`,
} satisfies PageWords;
