import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Campagne',
  all: 'Tutti i lavori',
  favorites: 'Preferiti',
  none: 'Nessuna campagna',
  create: 'Nuova campagna',
  count: '{count, plural, one {# elemento} other {# elementi}}',
  name: 'Nome',
  color: 'Colore',
  colors: {
    red: 'Rosso',
    orange: 'Arancione',
    green: 'Verde',
    blue: 'Blu',
    purple: 'Viola',
    gray: 'Grigio',
  },
  save: 'Salva',
  close: 'Chiudi',
  edit: 'Modifica',
  delete: 'Elimina',
  favor: 'Aggiungi ai preferiti',
  unfavor: 'Rimuovi dai preferiti',
  menu: 'Altre opzioni per {name}',
  confirmDelete: 'Eliminare la campagna «{name}»? I suoi lavori restano in I miei lavori.',
  empty: {
    title: 'Questa campagna è vuota',
    text: 'Seleziona dei lavori e spostali qui.',
  },
  bulk: {
    nothing: 'Non c’è ancora nulla da scaricare. Attendi che sia pronto.',
    label: 'Selezione',
    selected: '{count, plural, one {# selezionato} other {# selezionati}}',
    clear: 'Annulla selezione',
    move: 'Sposta in una campagna',
    download: 'Scarica',
    moved: 'Spostato in {name}',
    deleted: '{count, plural, one {# elemento eliminato} other {# elementi eliminati}}',
    undo: 'Annulla',
  },
} satisfies MessagesOf<typeof english>;
