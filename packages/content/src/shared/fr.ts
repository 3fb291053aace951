import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Produit',
    text: 'Textes publicitaires',
    image: 'Annonces image',
    video: 'Annonces vidéo',
    library: 'Veille publicitaire',
    networks: 'Par plateforme',
    company: 'Mentions légales',
  },
  relatedHeading: 'Outils similaires',
  openTool: 'Essayer maintenant',
  writeAdText: 'Écrire un texte maintenant',
  tool: {
    heading: 'Essayez-le sur votre produit',
    lead: 'Remplissez ce que vous savez. Les chiffres, prix et offres des résultats viennent de votre brief et de nulle part ailleurs.',
  },
  legal: {
    updated: 'Dernière mise à jour : {date}',
    translation:
      'Ce texte est une traduction. En cas de divergence, la version anglaise prévaut, sauf si la loi qui vous est applicable en dispose autrement.',
  },
} satisfies WordsOf<typeof english>;
