import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Campagnes',
  all: 'Toutes les créations',
  favorites: 'Favoris',
  none: 'Sans campagne',
  create: 'Nouvelle campagne',
  count: '{count, plural, one {# élément} other {# éléments}}',
  name: 'Nom',
  color: 'Couleur',
  colors: {
    red: 'Rouge',
    orange: 'Orange',
    green: 'Vert',
    blue: 'Bleu',
    purple: 'Violet',
    gray: 'Gris',
  },
  save: 'Enregistrer',
  close: 'Fermer',
  edit: 'Modifier',
  delete: 'Supprimer',
  favor: 'Ajouter aux favoris',
  unfavor: 'Retirer des favoris',
  menu: 'Plus d’options pour {name}',
  confirmDelete: 'Supprimer la campagne « {name} » ? Ses créations restent dans Mes créations.',
  empty: {
    title: 'Cette campagne est vide',
    text: 'Sélectionnez des créations et déplacez-les ici.',
  },
  bulk: {
    nothing: 'Rien à télécharger pour le moment. Attendez la fin.',
    label: 'Sélection',
    selected: '{count, plural, one {# sélectionné} other {# sélectionnés}}',
    clear: 'Effacer la sélection',
    move: 'Déplacer vers une campagne',
    download: 'Télécharger',
    moved: 'Déplacé vers {name}',
    deleted: '{count, plural, one {# élément supprimé} other {# éléments supprimés}}',
    undo: 'Annuler',
  },
} satisfies MessagesOf<typeof english>;
