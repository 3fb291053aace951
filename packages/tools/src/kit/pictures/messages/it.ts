import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Trascina, incolla o scegli immagini',
    details: 'PNG, JPEG, WebP, GIF o AVIF, fino a 20 MB e 100 megapixel ciascuna',
    tooLarge: '{name} supera i 20 MB. Usa un file più piccolo.',
    wrongKind: 'Non possiamo usare {name}. Carica un’immagine.',
    cancel: 'Interrompi il caricamento di {name}',
  },
  pictures: {
    picture: 'Immagine {number, number}',
    remove: 'Rimuovi l’immagine {number, number}',
    samples: 'Non hai ancora un’immagine? Prova un esempio:',
    small:
      'Questa immagine misura solo {width, number} × {height, number} px e risulterà sfocata. Usane una di almeno {needed, number} px sul lato lungo.',
    sampleAd: 'Annuncio di esempio',
    standIn: 'Prodotto di esempio. Puoi scegliere il tuo quando vuoi.',
    sample: 'Immagine di esempio. Puoi caricare la tua quando vuoi.',
  },
  product: {
    title: 'Cosa vuoi promuovere?',
    placeholder: 'Grembiule di lino',
    mine: 'I miei prodotti',
    mineText: 'Compiliamo dettagli e immagini. Le modifiche qui valgono solo per questo annuncio.',
    link: 'Da un link',
    linkText: 'Importiamo nome, prezzo, dettagli e immagini e lo salviamo tra i tuoi prodotti.',
    sample: 'Prodotto di esempio',
    sampleText: 'Prova lo strumento con un prodotto di esempio. Questi brand sono inventati.',
    search: 'Cerca prodotti',
    empty: 'Ancora nessun prodotto. Importane uno da un link o inseriscilo a mano.',
    failed: 'Non è stato possibile caricare i tuoi prodotti.',
    address: 'Link del prodotto',
    read: 'Importa prodotto',
    close: 'Chiudi',
    pictures: 'Immagini del prodotto',
    more: 'Dettagli del prodotto',
    benefits: 'Vantaggi principali',
    benefitsHint: 'Uno per riga',
    price: 'Prezzo',
    currency: 'Valuta',
    brand: 'Brand',
    audience: 'Pubblico target',
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
