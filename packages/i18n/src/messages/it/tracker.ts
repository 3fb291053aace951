import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Segui brand e ricerche',
    text: 'Accedi per vedere cosa c’è di nuovo, cosa è cambiato e cosa è stato interrotto, e riceverlo via email.',
    action: 'Accedi',
  },
  example: {
    title: 'Esempio: seguire {name}',
    text: 'Dalla libreria di annunci, negli ultimi 12 mesi.',
  },
  form: {
    kind: 'Cosa vuoi seguire',
    brand: 'Brand',
    domain: 'Sito web',
    keyword: 'Parole chiave',
    placeholder: { brand: 'Nome del brand', keyword: 'scarpe da corsa' },
    wrong: {
      brand: 'Inserisci il nome di un brand.',
      domain: 'Inserisci un sito web, per esempio example.com.',
      keyword: 'Inserisci almeno una parola.',
    },
    follow: 'Segui',
  },
  following: 'Seguiti',
  empty: {
    title: 'Non segui ancora nulla',
    text: 'Inserisci qui sopra un brand, un sito web o delle parole chiave, oppure segui una ricerca nella libreria di annunci.',
  },
  period: 'Periodo',
  lastDays: '{count, plural, one {Ultimo giorno} other {Ultimi # giorni}}',
  openSearch: 'Apri nella libreria di annunci',
  unfollow: 'Non seguire più',
  emails: 'Avvisami via email quando cambia qualcosa',
  emailsHint: 'Al massimo una volta al giorno. Ogni email ha un link per non riceverle più.',
  failed: 'Non siamo riusciti a caricare i dati.',
  retry: 'Riprova',
  none: {
    title: 'Nessun annuncio trovato',
    text: 'La libreria non ha ancora annunci su questo. Continueremo a controllare.',
  },
  newestOnly: 'In base agli annunci più recenti che abbiamo trovato.',
  nothing: 'Niente in questo periodo.',
  news: 'Novità',
  tab: '{name} ({count, number})',
  stats: { running: 'Attivi ora', started: 'Nuovi', changed: 'Modificati', stopped: 'Interrotti' },
  charts: {
    activity: 'Annunci attivi al mese',
    started: 'Nuovi in quel mese',
    activityOf: '{month}: {running, number} attivi, {started, number} nuovi',
    formats: 'Formati',
    durations: 'Durata',
    days: '{from, number}–{to, number} giorni',
    daysFrom: '{from, number} giorni o più',
  },
  emailsOff: 'Le email su {name} sono disattivate.',
  linkGone: 'Questo link non funziona più.',
} satisfies MessagesOf<typeof english>;
