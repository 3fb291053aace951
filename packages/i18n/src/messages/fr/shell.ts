import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Aller au contenu',
  home: '{product}, page d’accueil',
  navigation: 'Navigation principale',
  menu: {
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
  },
  tools: 'Outils',
  pageInEnglish: 'Cette page est en anglais pour le moment.',
  signIn: 'Se connecter',
  dashboard: 'Tableau de bord',
  language: {
    choose: 'Langue : {name}',
    title: 'Langue',
  },
  theme: {
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
  },
  opening: {
    title: 'Ouverture de {product}',
    label: 'Progression du chargement',
    initializing: 'Initialisation…',
    components: 'Chargement des composants…',
    content: 'Préparation du contenu…',
    almost: 'Presque prêt…',
    ready: 'Prêt !',
  },
  notices: {
    label: 'Notifications',
    close: 'Fermer',
    error: 'Erreur',
    partFailed: 'Cette partie de la page n’a pas pu être chargée. Veuillez recharger la page.',
    reload: 'Recharger',
  },
  footer: {
    title: 'Toutes les pages',
    promise: 'Textes et visuels publicitaires à partir de vos infos produit, prêts pour chaque plateforme.',
    licence: 'Logiciel libre sous licence AGPL, version 3 ou ultérieure.',
  },
} satisfies MessagesOf<typeof english>;
