import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Paramètres du compte',
  close: 'Fermer',
  profile: {
    title: 'Profil',
    save: 'Enregistrer',
    saved: 'Nom enregistré',
    missing: 'Saisissez votre nom.',
  },
  password: {
    title: 'Mot de passe',
    current: 'Mot de passe actuel',
    missing: 'Saisissez votre mot de passe actuel.',
    action: 'Changer le mot de passe',
    changed: 'Mot de passe changé. Vos autres appareils ont été déconnectés.',
    google:
      'Vous vous connectez avec Google et n’avez pas de mot de passe. Pour en définir un, déconnectez-vous et choisissez « Mot de passe oublié ? » à la connexion.',
  },
  devices: {
    title: 'Où vous êtes connecté',
    name: '{browser} sur {system}',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    used: 'Dernière activité : {when}',
    end: 'Se déconnecter',
    endName: 'Déconnecter : {device}',
    endOthers: 'Se déconnecter partout ailleurs',
    ended: 'Déconnecté de tous les autres appareils',
    failed: 'Impossible de charger vos appareils.',
    retry: 'Réessayer',
  },
} satisfies MessagesOf<typeof english>;
