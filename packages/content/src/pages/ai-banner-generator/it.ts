import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generatore di banner',
  title: `Banner per campagne display | ${brand.name}`,
  description:
    'Crea banner e header in formati esatti, da 300×250 a 970×250, e copertine per i profili. Noi scriviamo i testi, tu modifichi il design.',
  heading: 'Banner nei formati esatti che ti servono',
  paragraph:
    'Scegli un prodotto e i formati, da 300×250 a 970×250 per i siti e copertine per i profili social. Scriviamo titolo e pulsante e creiamo il banner con i tuoi colori. Modifica ciò che vuoi prima di esportare.',
} satisfies PageWords;
