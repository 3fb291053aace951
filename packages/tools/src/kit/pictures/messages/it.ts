import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Trascina, incolla o scegli immagini',
    details: 'PNG, JPEG, WebP, GIF o AVIF, fino a 20 MB e 100 megapixel ciascuna',
    tooLarge: '{name} supera i 20 MB.',
    wrongKind: '{name} non è un’immagine utilizzabile qui.',
    cancel: 'Interrompi il caricamento di {name}',
  },
  pictures: {
    picture: 'Immagine {number, number}',
    remove: 'Rimuovi l’immagine {number, number}',
    samples: 'Niente sottomano? Prova un esempio:',
    small:
      'Questa immagine misura solo {width, number} × {height, number} px e risulterà sfocata. Usane una di almeno {needed, number} px sul lato lungo.',
    sampleAd: 'Annuncio di esempio',
    standIn: 'Un prodotto di esempio, finché non scegli il tuo.',
    sample: 'Un esempio, finché non aggiungi la tua immagine.',
  },
  product: {
    title: 'Che cosa pubblicizzi?',
    placeholder: 'Grembiule di lino',
    mine: 'I miei prodotti',
    mineText: 'Fatti e immagini vengono compilati. Modificarli qui cambia solo questo annuncio.',
    link: 'Da un link',
    linkText: 'Leggiamo nome, prezzo, fatti e immagini dalla pagina del prodotto e lo conserviamo tra i tuoi prodotti.',
    sample: 'Prodotto di esempio',
    sampleText: 'Prova lo strumento con un nostro prodotto. Nessuno di questi marchi esiste.',
    search: 'Cerca prodotti',
    empty: 'Nessun prodotto qui. Leggine uno da un link o scrivilo.',
    failed: 'Non è stato possibile caricare i tuoi prodotti.',
    address: 'Indirizzo della pagina del prodotto',
    read: 'Leggi la pagina',
    close: 'Chiudi',
    pictures: 'Immagini del prodotto',
    more: 'Altro su di esso',
    benefits: 'Che cosa ci si guadagna',
    benefitsHint: 'Un vantaggio per riga',
    price: 'Prezzo',
    currency: 'Valuta',
    brand: 'Marchio',
    audience: 'Per chi è',
    description: 'Descrizione',
    logo: 'Logo',
  },
  sizes: {
    label: 'Formati',
    chosen: '{count, plural, one {# formato} other {# formati}}',
    all: 'Tutti',
    none: 'Nessuno',
    allOf: 'Tutti i formati di {network}',
    noneOf: 'Nessuno dei formati di {network}',
  },
  files: {
    one: 'Scarica {name}',
  },
} satisfies MessagesOf<typeof english>;
