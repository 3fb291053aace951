import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creatore di banner GIF',
  title: `Crea banner GIF per gli annunci | ${brand.name}`,
  description:
    'Crea banner GIF animati sotto i 150 KB che si fermano entro 30 secondi, come richiede Google Display. Testi e pulsante inclusi.',
  heading: 'Banner animati sotto i 150 KB',
  paragraph:
    'Google Display accetta banner animati fino a 150 KB che si fermano entro 30 secondi. Scegli un prodotto. Scriviamo i testi, li animiamo e teniamo ogni file sotto il limite. Modifica il design ed esporta tutti i formati insieme.',
} satisfies PageWords;
