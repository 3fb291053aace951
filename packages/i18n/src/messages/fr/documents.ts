import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Chargement',
    saved: 'Enregistré',
    saving: 'Enregistrement…',
    offline: 'Hors ligne. Vos modifications sont conservées sur cet appareil.',
    failed: 'Nous n’avons pas pu enregistrer vos modifications.',
  },
  outdated: 'Cette page n’est plus à jour. Actualisez-la pour continuer.',
  reload: 'Actualiser',
  tryAgain: 'Réessayer',
  conflict: {
    title: 'Une version plus récente existe',
    text: 'Vous avez modifié le même élément dans un autre onglet ou sur un autre appareil.',
    keepMine: 'Garder ma version',
    takeTheirs: 'Utiliser la version récente',
  },
  history: {
    title: 'Historique des versions',
    about: 'Chaque modification est enregistrée ici comme une version.',
    close: 'Fermer',
    loading: 'Chargement des versions',
    failed: 'Nous n’avons pas pu charger l’historique des versions.',
    current: 'Actuelle',
    exported: 'Exportée',
    restored: 'Restaurée',
    restore: 'Restaurer',
    version: 'Version {revision, number}',
    restoreThis: 'Restaurer la version du {time}',
  },
} satisfies MessagesOf<typeof english>;
