import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Extension de navigateur',
  title: `L’extension de navigateur, mode d’emploi | ${brand.name}`,
  description:
    'L’extension est destinée à garder dans votre collection les annonces croisées en naviguant. Ce qu’elle fera, ce qu’elle ne fera pas, et le reste.',
  heading: 'Gardez les annonces croisées en naviguant',
  paragraph:
    'L’extension est destinée à poser un bouton sur les annonces que vous croisez et à les réunir dans des dossiers de votre compte. Il n’y a pas encore d’extension à installer. Tout ce qui marche aujourd’hui, les générateurs de texte et celui de QR codes, marche sans elle dans le navigateur.',
} satisfies PageWords;
