import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Premiers pas',
  title: `Commencer en trois courtes étapes | ${brand.name}`,
  description:
    'D’un nouveau compte au premier texte publicitaire en quelques minutes : quoi préparer, quoi saisir, et où retrouver vos résultats ensuite.',
  heading: 'Votre premier texte publicitaire en quelques minutes',
  paragraph:
    'Créez un compte gratuit avec votre adresse e-mail, ouvrez le générateur de textes et décrivez un produit : son nom, deux ou trois bénéfices, une offre s’il y en a une. Choisissez la plateforme, cliquez sur le bouton et comparez les résultats. Tout ce que vous créez reste dans votre tableau de bord, à côté du générateur de QR codes et de vos crédits.',
} satisfies PageWords;
