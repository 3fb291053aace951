import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur d’appels à l’action',
  title: `Appels à l’action pour annonces | ${brand.name}`,
  description:
    'Des textes de bouton et des phrases de fin qui disent la suite : propres à votre produit et à votre offre, courts, sans fausse urgence.',
  heading: 'Dites ce qui se passe après le clic',
  paragraph:
    '« En savoir plus », c’est ce qu’on écrit quand on n’a pas décidé ce que le lecteur doit faire. Donnez le produit et l’offre, et recevez des appels qui nomment l’étape suivante et sa raison, assez courts pour un bouton.',
} satisfies PageWords;
