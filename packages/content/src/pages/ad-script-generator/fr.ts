import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Générateur de scripts',
  title: `Scripts pour courtes annonces vidéo | ${brand.name}`,
  description:
    'Des scripts courts avec accroche, bascule et appel à l’action, scène par scène, à partir de votre brief. À retoucher, copier et tourner le jour même.',
  heading: 'Un script que vous pouvez tourner cet après-midi',
  paragraph:
    'Donnez le produit, la cible et l’offre. Vous recevez des scripts complets dans le ton choisi, scène par scène : ce qui est dit, ce qui s’affiche, ce que montre la caméra. Confiez-les à un créateur, filmez au téléphone ou gardez-les pour le prochain tournage.',
} satisfies PageWords;
