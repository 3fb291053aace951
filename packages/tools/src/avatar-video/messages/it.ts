import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/it.ts';
import type english from './en.ts';

export default {
  section: { name: 'Video con avatar', lead: 'Un presentatore dice il tuo messaggio.' },
  form,
  action: 'Genera video',
  working: 'Creazione del tuo video',
  stages: {
    look: 'Preparazione del presentatore',
    speak: 'Registrazione della voce narrante',
    animate: 'Animazione del volto',
    render: 'Rendering',
    pack: 'Ultimi ritocchi',
  },
  ready: 'Il tuo video è pronto.',
  need: {
    script: 'Scrivi cosa dice il presentatore.',
    voice: 'Scegli una voce.',
    audio: 'Carica una registrazione.',
  },
  loading: 'Caricamento del presentatore…',
  background: 'Sfondo',
  ownBackground: 'Quello della foto',
  color: 'Colore',
  pickColor: 'Scegli un colore',
  ownImage: 'La tua immagine',
  product: 'Prodotto',
  showProduct: 'Mostra un prodotto',
  productImage: 'Immagine del prodotto',
  writeScript: 'Scrivi uno script sul prodotto',
  preview: 'Anteprima del tuo video con avatar',
  film: 'Il tuo video con avatar',
} satisfies MessagesOf<typeof english>;
