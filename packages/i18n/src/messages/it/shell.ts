import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Vai al contenuto',
  home: '{product}, pagina iniziale',
  navigation: 'Principale',
  menu: {
    open: 'Apri il menu',
    close: 'Chiudi il menu',
  },
  tools: 'Strumenti',
  pageInEnglish: 'Per ora questa pagina è in inglese.',
  signIn: 'Accedi',
  dashboard: 'Dashboard',
  language: {
    choose: 'Lingua: {name}',
    title: 'Lingua',
  },
  theme: {
    toDark: 'Usa il tema scuro',
    toLight: 'Usa il tema chiaro',
  },
  opening: {
    title: 'Apertura di {product}',
    label: 'Avanzamento del caricamento',
    initializing: 'Inizializzazione…',
    components: 'Caricamento dei componenti…',
    content: 'Preparazione dei contenuti…',
    almost: 'Quasi pronto…',
    ready: 'Pronto!',
  },
  notices: {
    label: 'Notifiche',
    close: 'Chiudi',
    error: 'Errore',
    partFailed: 'Non è stato possibile caricare questa parte della pagina. Ricarica la pagina.',
    reload: 'Ricarica',
  },
  footer: {
    title: 'Tutte le pagine',
    promise: 'Testi e immagini per annunci dai dati del tuo prodotto, pronti per ogni piattaforma.',
    licence: 'Software libero con licenza AGPL, versione 3 o successiva.',
  },
} satisfies MessagesOf<typeof english>;
