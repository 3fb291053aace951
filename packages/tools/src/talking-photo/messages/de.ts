import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/de.ts';
import type english from './en.ts';

export default {
  section: { name: 'Sprechendes Foto', lead: 'Lass ein Porträt deine Botschaft sprechen.' },
  form,
  action: 'Video erstellen',
  working: 'Dein Video wird erstellt',
  stages: {
    look: 'Foto wird geprüft',
    speak: 'Sprechertext wird aufgenommen',
    animate: 'Gesicht wird animiert',
    render: 'Video wird gerendert',
    pack: 'Letzte Schritte',
  },
  ready: 'Dein Video ist fertig.',
  need: {
    photo: 'Füge zuerst ein Foto hinzu.',
    script: 'Schreib, was das Foto sagen soll.',
    voice: 'Wähle eine Stimme.',
    audio: 'Lade eine Aufnahme hoch.',
    consent: 'Bestätige, dass du dieses Foto verwenden darfst.',
  },
  photo: 'Foto',
  photoHint: 'Eine erwachsene Person, Blick in die Kamera, gutes Licht.',
  consent: 'Ich habe die Erlaubnis dieser Person, ihr Foto zu verwenden und es sprechen zu lassen.',
  looking: 'Gesicht wird gesucht …',
  several: 'Mehrere Gesichter gefunden. Das markierte spricht.',
  addPhoto: 'Füge ein Foto hinzu, um es sprechen zu sehen.',
  preview: 'Vorschau deines sprechenden Fotos',
  film: 'Dein sprechendes Foto',
} satisfies MessagesOf<typeof english>;
