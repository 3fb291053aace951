import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creatore di video prodotto',
  title: `Video prodotto per annunci brevi | ${brand.name}`,
  description:
    'Trasforma le foto di prodotto in clip: rotazioni, luci, primi piani e aperture del pacco in scene fotografiche, in 9:16, 1:1, 4:5 e 16:9.',
  heading: 'Dalle foto del prodotto alle clip che vendono',
  paragraph:
    'Aggiungi da una a sei foto, scegli le inquadrature e una scena e guarda la clip prima di spendere un credito. La generi in 9:16, 1:1, 4:5 e 16:9 in una volta. Ti servono script, voce e sottotitoli? Annunci video crea tutto l’annuncio da un link.',
} satisfies PageWords;
