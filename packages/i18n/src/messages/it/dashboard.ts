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
    ImageAd: {
      name: 'Annunci immagine',
      lead: 'Una parete di annunci finiti da un prodotto: scegli, modifica, prendi tutti i formati.',
    },
    ImageAdsClone: {
      name: 'Clona un layout',
      lead: 'Mostra un annuncio che ti piace: la sua struttura, con il tuo prodotto e le tue parole.',
    },
    ProductImage: { name: 'Immagini del prodotto', lead: 'Il tuo prodotto in una scena, con i suoi pixel intatti.' },
    BackgroundRemoval: {
      name: 'Rimozione dello sfondo',
      lead: 'Scontorni puliti, uno o molti, con un pennello per l’ultimo capello.',
    },
    AIIdPhoto: { name: 'Fototessere', lead: 'Adattate alla regola del documento, con i numeri che lo dimostrano.' },
    ImageResizer: { name: 'Ridimensiona immagini', lead: 'Un’immagine in ogni formato, senza tagliare ciò che conta.' },
    GifBanner: { name: 'Banner GIF', lead: 'Banner animati sotto il peso consentito dalle reti.' },
    Banner: { name: 'Striscioni', lead: 'Testate e banner nelle misure esatte.' },
    Poster: { name: 'Manifesti', lead: 'File di stampa con abbondanza e crocini.' },
    DisplayAd: { name: 'Annunci display', lead: 'Banner HTML5 con click tag, pronti da caricare.' },
    PpcPreview: {
      name: 'Anteprima annuncio di ricerca',
      lead: 'Vedi il tuo annuncio come lo vedranno le persone, in ogni combinazione.',
    },
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
    AdCopy: {
      name: 'Testi pubblicitari',
      lead: 'Testi che ci stanno: ogni risultato è contato sui limiti della sua rete.',
    },
    QRCodeGenerator: {
      name: 'Codici QR',
      lead: 'Codici che si leggono: ognuno viene riletto dalla sua immagine prima di arrivare a te.',
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
