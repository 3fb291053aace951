import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Menu principal',
  open: 'Ouvrir la barre latérale',
  close: 'Fermer la barre latérale',
  collapse: 'Masquer la barre latérale',
  expand: 'Afficher la barre latérale',
  more: 'Plus',
  allPages: 'Toutes les pages',
  dashboard: 'Tableau de bord',
  myAds: 'Mes publicités',
  logIn: 'Se connecter',
  myAdsPage: {
    description: 'Tout ce que vous avez créé avec {product}, au même endroit.',
    signedOut: 'Connectez-vous pour voir vos publicités',
    signedOutText: 'Vos créations sont enregistrées dans votre compte.',
  },
} satisfies MessagesOf<typeof english>;
