import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Annonces Discord',
  title: `Annonces Discord : parler aux communautés | ${brand.name}`,
  description:
    'Discord publie peu de règles de format, et ses membres n’aiment pas les annonces qui sonnent comme des annonces. Écrivez court et honnête.',
  heading: 'Parlez comme un membre de la communauté',
  paragraph: `Sur Discord, on vient pour sa communauté et l’on remarque vite qui ne fait que vendre. Choisissez un ton amical ou ludique et restez bref. ${brand.name} crée aussi des visuels aux formats de Discord. Vérifiez les longueurs de texte dans son gestionnaire de publicités.`,
} satisfies PageWords;
