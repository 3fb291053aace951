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
  myAds: 'Ma collection',
  logIn: 'Se connecter',
  myAdsPage: {
    description: 'Les annonces de la bibliothèque que vous avez enregistrées, au même endroit.',
    signedOut: 'Connectez-vous pour voir votre collection',
    signedOutText: 'Vos annonces enregistrées restent dans votre compte.',
  },
} satisfies MessagesOf<typeof english>;
