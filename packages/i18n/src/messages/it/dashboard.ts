import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Pannello di {product}',
  close: 'Chiudi il pannello',
  loading: 'Caricamento',
  menu: {
    label: 'Sezioni',
    open: 'Apri il menu',
    close: 'Chiudi il menu',
    collapse: 'Restringi la barra laterale',
    expand: 'Allarga la barra laterale',
  },
  groups: {
    things: 'Le tue cose',
    make: 'Crea',
    templates: 'Modelli',
    ads: 'Annunci',
  },
  sections: {
    VideoTemplates: { name: 'Modelli video', lead: 'Idee per annunci, mostrate come escono davvero.' },
    Products: {
      name: 'Prodotti',
      lead: 'Ciò che pubblicizzi: fatti e immagini, salvati una volta e usati da ogni strumento.',
    },
    Projects: {
      name: 'Progetti',
      lead: 'Tutto quello che hai iniziato, in ordine di ultima modifica.',
    },
    Videos: {
      name: 'Video',
      lead: 'I tuoi video finiti.',
    },
    Home: {
      name: 'Inizio',
      lead: 'Inizia qualcosa di nuovo o riprendi da dove eri rimasto.',
    },
    MyWork: {
      name: 'I miei lavori',
      lead: 'Tutto ciò che hai fatto, dal più recente.',
    },
  },
  plan: {
    free: 'Piano Free',
    basic: 'Piano Basic',
    pro: 'Piano Pro',
    upgrade: 'Cambia piano',
  },
  credits: '{count, plural, one {# credito} other {# crediti}}',
  user: {
    menu: 'Account di {name}',
    signOut: 'Esci',
    signingOut: 'Uscita in corso',
    pricing: 'Piani e prezzi',
    billing: 'Pagamenti e fatture',
  },
  home: {
    greeting: 'Che cosa facciamo oggi, {name}?',
    start: {
      label: 'Che cosa pubblicizzi?',
      placeholder: 'Grembiule, o tuonegozio.it/grembiule',
      action: 'Crea annunci immagine',
      others: 'Oppure creane',
    },
    tools: 'Strumenti',
    recent: 'Lavori recenti',
    all: 'Vedi tutto',
    price: {
      free: 'Senza crediti',
      credits: '{count, plural, one {# credito} other {# crediti}}',
    },
    sample: 'Prodotto di esempio',
  },
} satisfies MessagesOf<typeof english>;
