import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annunci LinkedIn',
  title: `Annunci LinkedIn: testo e formati | ${brand.name}`,
  description:
    'LinkedIn mostra 150 caratteri di introduzione e 70 del titolo. Scrivi per i professionisti annunci che vanno al punto entro entrambi.',
  heading: 'Al punto in 150 caratteri',
  paragraph: `LinkedIn taglia l’introduzione dopo circa 150 caratteri su 600 e il titolo dopo 70 su 200. ${brand.name} li scrive perché si vedano per intero, con un tono professionale, e crea annunci immagine nei formati di LinkedIn.`,
} satisfies PageWords;
