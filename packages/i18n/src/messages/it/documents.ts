import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Caricamento',
    saved: 'Salvato',
    saving: 'Salvataggio…',
    offline: 'Offline. Le tue modifiche restano su questo dispositivo.',
    failed: 'Non siamo riusciti a salvare le tue modifiche.',
  },
  outdated: 'Questa pagina non è aggiornata. Ricaricala per continuare.',
  reload: 'Ricarica',
  tryAgain: 'Riprova',
  conflict: {
    title: 'Esiste una versione più recente',
    text: 'Hai modificato la stessa cosa in un’altra scheda o su un altro dispositivo.',
    keepMine: 'Tieni la mia versione',
    takeTheirs: 'Usa la versione più recente',
  },
  history: {
    title: 'Cronologia versioni',
    about: 'Ogni modifica viene salvata qui come versione.',
    close: 'Chiudi',
    loading: 'Caricamento delle versioni',
    failed: 'Non siamo riusciti a caricare la cronologia.',
    current: 'Attuale',
    exported: 'Esportata',
    restored: 'Ripristinata',
    restore: 'Ripristina',
    version: 'Versione {revision, number}',
    restoreThis: 'Ripristina la versione del {time}',
  },
} satisfies MessagesOf<typeof english>;
