import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/it.ts';
import type english from './en.ts';

export default {
  section: {
    name: 'Da prodotto a video',
    lead: 'Trasforma le foto di un prodotto in brevi clip che lo mettono in mostra.',
  },
  form,
  action: '{count, plural, one {Genera clip} other {Genera # clip}}',
  working: 'Creo la tua clip',
  stages: {
    read: 'Leggo le tue immagini',
    cut: 'Rimuovo gli sfondi',
    paint: 'Preparo la scena',
    render: 'Rendering',
    pack: 'Ultimi ritocchi',
  },
  ready: 'La tua clip è pronta.',
  need: {
    pictures: 'Aggiungi prima un’immagine del prodotto.',
    shot: 'Scegli almeno un’inquadratura.',
    ratio: 'Scegli almeno un formato.',
    price: 'Aggiungi un prezzo da mostrare.',
    time: 'Scegli meno inquadrature o una clip più lunga.',
  },
  pictures: 'Immagini del prodotto',
  picturesHint: 'Fino a 6. Con più angolazioni il prodotto fa il giro completo.',
  shots: 'Inquadrature',
  shotsHint: 'Scegline fino a 4. Seguono il tuo ordine.',
  moves: {
    parallax: 'Parallasse',
    orbit: 'Rotazione',
    light: 'Passaggio di luce',
    macro: 'Primo piano',
    unboxing: 'Apertura del pacco',
    price: 'Prezzo',
  },
  moveHints: {
    parallax: 'La camera si avvicina',
    orbit: 'Il prodotto gira',
    light: 'Una luce lo attraversa',
    macro: 'I dettagli da vicino',
    unboxing: 'Esce dalla scatola',
    price: 'Nome e prezzo',
  },
  place: 'Scena',
  ownPhoto: 'La tua foto',
  words: 'Testo',
  title: 'Nome del prodotto',
  price: 'Prezzo',
  pricePlaceholder: '49 €',
  cta: 'Invito all’azione',
  clip: 'Anteprima della tua clip, {ratio}',
  cutting: 'Rimozione dello sfondo…',
  building: 'Preparo la scena…',
  noProduct: 'Non abbiamo trovato un prodotto in questa immagine. Provane un’altra.',
} satisfies MessagesOf<typeof english>;
