import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Extension de navigateur',
  title: `L’extension de navigateur, mode d’emploi | ${brand.name}`,
  description:
    'L’extension enregistrera dans votre collection les annonces que vous croisez en naviguant. Ce qu’elle fera, ce qu’elle ne fera pas, et le reste.',
  heading: 'Enregistrez les annonces que vous croisez',
  paragraph:
    'L’extension ajoutera un bouton d’enregistrement aux annonces que vous croisez et les réunira dans des dossiers de votre compte. Elle n’est pas encore disponible. Tous les outils d’aujourd’hui fonctionnent sans elle, dans votre navigateur.',
} satisfies PageWords;
