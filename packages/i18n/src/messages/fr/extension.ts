import type { MessagesOf } from '../../messages-of.ts';
import type en from '../en/extension.ts';

export default {
  name: '{product} : enregistrer des annonces',
  description:
    'Enregistrez les annonces vues sur le web dans votre collection {product}, avec images, vidéos et textes.',
  menu: 'Enregistrer dans {product}',
  button: {
    idle: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistrée',
    waiting: 'Enregistrement au retour en ligne',
    unconnected: 'Connecter pour enregistrer',
    failed: 'Échec. Réessayer',
  },
  popup: {
    connect: 'Connecter',
    connectText:
      'Connectez-vous sur le site {product} et reliez l’extension une fois. Elle ne voit jamais votre mot de passe.',
    folder: 'Enregistrer dans le dossier',
    noFolder: 'Sans dossier',
    newFolder: 'Nouveau dossier',
    add: 'Ajouter',
    tags: 'Tags',
    tagsHint: 'Séparez les tags par des virgules',
    waiting: 'En attente d’envoi : {count}',
    retry: 'Réessayer',
    refused: 'L’annonce de {brand} n’a pas pu être enregistrée.',
    discard: 'Retirer',
    offline: 'Vous êtes hors ligne. Vos annonces restent ici jusqu’à votre retour.',
    unreachable: '{product} est injoignable. Vos annonces restent ici en attendant.',
    recent: 'Enregistrées récemment',
    nothing: 'Cliquez sur le bouton « Enregistrer » d’une annonce, ou faites un clic droit sur une image ou une vidéo.',
    open: 'Ouvrir ma collection',
    disconnect: 'Déconnecter',
  },
  connect: {
    title: 'Connecter l’extension',
    lead: 'L’extension pourra enregistrer des annonces dans votre collection. Elle ne voit ni votre mot de passe, ni votre travail, ni vos paiements.',
    action: 'Connecter',
    revoke: 'Vous pouvez la déconnecter à tout moment dans les paramètres du compte, sous « Clés API ».',
    done: 'Connectée',
    doneText: 'Ouvrez une page avec des annonces et enregistrez celles qui vous plaisent.',
    missing: 'Extension introuvable',
    missingText: 'Installez l’extension dans ce navigateur, puis revenez sur cette page.',
    install: 'Comment l’installer',
    signedOut: 'Connectez-vous pour relier l’extension',
    refused: 'L’extension n’a pas accepté la connexion. Installez la dernière version et réessayez.',
  },
} satisfies MessagesOf<typeof en>;
