import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/it.ts';
import type english from './en.ts';

export default {
  section: { name: 'Foto parlante', lead: 'Fai dire il tuo messaggio a un ritratto.' },
  form,
  action: 'Genera video',
  working: 'Creazione del tuo video',
  stages: {
    look: 'Controllo della foto',
    speak: 'Registrazione della voce narrante',
    animate: 'Animazione del volto',
    render: 'Rendering',
    pack: 'Ultimi ritocchi',
  },
  ready: 'Il tuo video è pronto.',
  need: {
    photo: 'Aggiungi prima una foto.',
    script: 'Scrivi cosa deve dire la foto.',
    voice: 'Scegli una voce.',
    audio: 'Carica una registrazione.',
    consent: 'Conferma di poter usare questa foto.',
  },
  photo: 'Foto',
  photoHint: 'Una persona adulta, rivolta alla fotocamera, con buona luce.',
  consent: 'Ho il permesso di questa persona di usare la sua foto e farla parlare.',
  looking: 'Ricerca del volto…',
  several: 'Abbiamo trovato più volti. Parlerà quello evidenziato.',
  addPhoto: 'Aggiungi una foto per vederla parlare.',
  preview: 'Anteprima della tua foto parlante',
  film: 'La tua foto parlante',
} satisfies MessagesOf<typeof english>;
