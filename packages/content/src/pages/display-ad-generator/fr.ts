import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’annonces display',
  title: `Annonces pour Google Display | ${brand.name}`,
  description:
    'Une annonce display responsive demande un titre de 30 caractères, un long de 90, une description et des images. Écrivez le texte dès aujourd’hui.',
  heading: 'La moitié texte d’une annonce display, bien faite',
  paragraph: `Une annonce display responsive demande des titres courts de 30 caractères, un titre long et des descriptions de 90, un nom d’entreprise de 25, et des images de 1200×628 et 1200×1200. Le générateur est destiné à faire les deux moitiés. Les images ne sont pas encore dans ${brand.name} ; les titres et descriptions à ces longueurs, si.`,
} satisfies PageWords;
