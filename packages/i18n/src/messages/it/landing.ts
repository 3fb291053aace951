import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Link o nome del prodotto',
    placeholder: 'tuonegozio.it/prodotti/grembiule-di-lino',
    submit: 'Scrivi i miei annunci',
    hint: 'Prendiamo il nome del prodotto dal link. I dettagli li aggiungi tu.',
    sample: 'Usa un prodotto di esempio',
  },
  sample: {
    product: 'Lampada da tavolo Kestrel',
    description:
      'Una lampada da tavolo sottile, con braccio in rovere curvato a mano e un dimmer da girare, non da toccare.',
    benefits: {
      first: 'Luce calda che scende fino al 2 per cento',
      second: 'Si richiude piatta in un cassetto',
      third: 'Braccio in rovere, curvato a mano',
    },
    audience: 'chi lavora fino a tardi',
    offer: '15% di sconto questa settimana',
    price: '$89',
  },
  proof: {
    feed: 'Feed',
    story: 'Story',
    link: 'Annuncio con link',
    code: 'Codice QR dell’offerta del prodotto di esempio',
    headline: 'Titolo',
    text: 'Testo dell’annuncio',
    primary: 'Testo principale',
    description: 'Descrizione',
    path: 'Percorso',
    written: 'Scritto da {product} per un prodotto di esempio.',
    note: 'Un prodotto di esempio. {product} ha scritto il testo e creato il codice; i layout sono stati disegnati per questa pagina.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} di {limit, number} caratteri',
  charactersOnly: '{count, plural, one {# carattere} other {# caratteri}}',
  contents: 'In questa pagina',
  breadcrumb: 'Sei qui',
  home: 'Home',
  pricing: {
    period: 'Periodo di fatturazione',
    choose: 'Scegli {plan}',
    billedMonthly: 'Fatturato ogni mese',
    billedYearly: '{price} fatturati una volta l’anno',
  },
} satisfies MessagesOf<typeof english>;
