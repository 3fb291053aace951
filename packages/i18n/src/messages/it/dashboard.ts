import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Dashboard di {product}',
  close: 'Chiudi la dashboard',
  loading: 'Caricamento',
  menu: {
    label: 'Sezioni',
    open: 'Apri il menu',
    close: 'Chiudi il menu',
    collapse: 'Comprimi barra laterale',
    expand: 'Espandi barra laterale',
  },
  groups: {
    things: 'Libreria',
    make: 'Crea',
    templates: 'Modelli',
    ads: 'Annunci',
  },
  sections: {
    VideoTemplates: { name: 'Modelli di annunci', lead: 'Sfoglia idee per annunci pronte da usare.' },
    Products: {
      name: 'Prodotti',
      lead: 'Salva i tuoi prodotti una volta e usali in tutti gli strumenti.',
    },
    Projects: {
      name: 'Campagne',
      lead: 'Raggruppa il tuo lavoro in campagne.',
    },
    Videos: {
      name: 'Video',
      lead: 'I tuoi video finiti.',
    },
    Home: {
      name: 'Home',
      lead: 'Inizia qualcosa di nuovo o riprendi da dove eri rimasto.',
    },
    MyWork: {
      name: 'I miei lavori',
      lead: 'Tutto ciò che hai creato, dal più recente.',
    },
  },
  plan: {
    free: 'Piano Free',
    basic: 'Piano Basic',
    pro: 'Piano Pro',
    business: 'Piano Business',
    upgrade: 'Passa a un piano superiore',
  },
  credits: '{count, plural, one {# credito} other {# crediti}}',
  lowCredits: 'Ti restano {count, plural, one {# credito} other {# crediti}}.',
  getCredits: 'Ottieni altri crediti',
  user: {
    language: 'Lingua',
    theme: 'Tema',
    light: 'Chiaro',
    dark: 'Scuro',
    system: 'Come il dispositivo',
    mail: 'Avvisami via email quando è pronto',
    feedback: 'Invia un feedback',
    menu: 'Account di {name}',
    signOut: 'Esci',
    signingOut: 'Uscita in corso',
    pricing: 'Piani e prezzi',
    account: 'Impostazioni dell’account',
    usage: 'Crediti e fatturazione',
    billing: 'Pagamenti e fatture',
    storage: 'Spazio di archiviazione',
    storageOf: '{used} su {limit} in uso',
    storageUsed: '{used} in uso',
  },
  news: {
    done: '«{title}» è pronto',
    failed: '«{title}» non è riuscito',
    open: 'Apri',
  },
  feedback: {
    title: 'Invia un feedback',
    rating: 'Come ti sembra {product}?',
    stars: '{count, plural, one {# stella} other {# stelle}}',
    text: 'Che cosa dovremmo sapere?',
    send: 'Invia',
    thanks: 'Grazie per il tuo feedback',
    close: 'Chiudi',
  },
  home: {
    greeting: 'Cosa promuovi oggi, {name}?',
    start: {
      label: 'Cosa vuoi promuovere?',
      placeholder: 'Grembiule, o tuonegozio.it/grembiule',
      action: 'Crea annunci immagine',
      others: 'Oppure crea',
    },
    tools: 'Strumenti',
    recent: 'Lavori recenti',
    all: 'Vedi tutto',
    price: {
      free: 'Gratis',
      credits: '{count, plural, one {# credito} other {# crediti}}',
    },
    sample: 'Prodotto di esempio',
  },
} satisfies MessagesOf<typeof english>;
