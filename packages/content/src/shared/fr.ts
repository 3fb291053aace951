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
  relatedHeading: 'Outils voisins',
  openTool: 'Essayer maintenant',
  writeAdText: 'Écrire un texte maintenant',
  tool: {
    heading: 'Essayez-le sur votre produit',
    lead: 'Remplissez ce que vous savez. Les chiffres, prix et offres des résultats viennent de votre brief et de nulle part ailleurs.',
  },
  englishOnly: 'Ce texte n’existe qu’en anglais. C’est la version anglaise qui fait foi.',
} satisfies WordsOf<typeof english>;
