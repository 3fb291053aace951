import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/it.ts';
import type english from './en.ts';

export default {
  section: { name: 'Lip sync', lead: 'Dai nuove parole a un video, con labbra che combaciano.' },
  form,
  action: 'Genera video',
  working: 'Creazione del tuo video',
  stages: {
    look: 'Controllo del video',
    speak: 'Registrazione della voce narrante',
    track: 'Rilevamento del volto',
    animate: 'Adattamento delle labbra',
    render: 'Rendering',
    pack: 'Ultimi ritocchi',
  },
  ready: 'Il tuo video è pronto.',
  need: {
    video: 'Prima aggiungi un video.',
    face: 'Scegli chi parla.',
    script: 'Scrivi che cosa dice la persona.',
    voice: 'Scegli una voce.',
    audio: 'Carica una registrazione.',
    consent: 'Conferma che puoi usare questo video.',
  },
  videoHint: 'Una persona adulta di fronte alla camera, ripresa senza tagli.',
  uploadDetails: 'MP4, MOV o WebM, fino a {seconds, plural, one {# secondo} other {# secondi}}.',
  tooLong: 'Questo video dura più di {seconds, plural, one {# secondo} other {# secondi}}. Accorcialo e riprova.',
  tooShort: 'Questo video è troppo breve. Usane uno di almeno {seconds, plural, one {# secondo} other {# secondi}}.',
  length: 'Durata',
  repeat: 'Se la voce dura più del video',
  bounce: 'Riproduci avanti e indietro',
  loop: 'Ricomincia da capo',
  keepRest: 'Se la voce dura meno, conserva il resto del video',
  consent: 'Ho il permesso di questa persona di usare questo video e di cambiare ciò che dice.',
  looking: 'Ricerca del volto…',
  empty: 'Aggiungi un video di una persona di fronte alla camera.',
  person: 'Persona {number, number}',
  found: 'Volto trovato. La nuova voce sostituisce il suono del video.',
  foundOne:
    'Parlerà la persona {number, number}. Scegli un altro volto per cambiare. La nuova voce sostituisce il suono del video.',
  voice: 'Anteprima della voce',
  film: 'Il tuo video con lip sync',
  sharpness: 'Nitidezza della bocca: {percent} dell’originale',
  weak: 'Le labbra non corrispondono abbastanza alla voce. Riprova gratis: più lentamente, o con un’altra voce o registrazione.',
  again: 'Riprova gratis',
} satisfies MessagesOf<typeof english>;
