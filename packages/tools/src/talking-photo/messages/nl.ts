import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/nl.ts';
import type english from './en.ts';

export default {
  section: { name: 'Sprekende foto', lead: 'Laat een portret je boodschap uitspreken.' },
  form,
  action: 'Video genereren',
  working: 'Je video wordt gemaakt',
  stages: {
    look: 'Foto controleren',
    speak: 'Voice-over opnemen',
    animate: 'Gezicht animeren',
    render: 'Renderen',
    pack: 'Afronden',
  },
  ready: 'Je video is klaar.',
  need: {
    photo: 'Voeg eerst een foto toe.',
    script: 'Schrijf wat de foto moet zeggen.',
    voice: 'Kies een stem.',
    audio: 'Upload een opname.',
    consent: 'Bevestig dat je deze foto mag gebruiken.',
  },
  photo: 'Foto',
  photoHint: 'Eén volwassene die in de camera kijkt, met goed licht.',
  consent: 'Ik heb toestemming van deze persoon om de foto te gebruiken en die te laten spreken.',
  looking: 'Gezicht wordt gezocht…',
  several: 'Meerdere gezichten gevonden. Het gemarkeerde spreekt.',
  addPhoto: 'Voeg een foto toe om hem te zien spreken.',
  preview: 'Voorbeeld van je sprekende foto',
  film: 'Je sprekende foto',
} satisfies MessagesOf<typeof english>;
