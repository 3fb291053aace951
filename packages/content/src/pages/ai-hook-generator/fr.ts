import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’accroches',
  title: `Accroches pour annonces vidéo | ${brand.name}`,
  description:
    'Des premières phrases pour TikTok, Reels et Shorts qui gagnent les trois secondes suivantes : questions, contrastes, histoires et preuves.',
  heading: 'La première phrase décide si la suite sera vue',
  paragraph:
    'Saisissez le produit et ce qu’il apporte. Vous recevez des premières phrases dans des styles nettement différents, assez courtes pour être dites en trois secondes environ ou posées à l’écran, et assez honnêtes pour que la vidéo tienne ce qu’elles promettent.',
} satisfies PageWords;
