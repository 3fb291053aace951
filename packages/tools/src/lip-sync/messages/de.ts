import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/de.ts';
import type english from './en.ts';

export default {
  section: { name: 'Lip-Sync', lead: 'Gib einem Video neue Worte, mit passenden Lippen.' },
  form,
  action: 'Video erstellen',
  working: 'Dein Video wird erstellt',
  stages: {
    look: 'Video wird geprüft',
    speak: 'Sprechertext wird aufgenommen',
    track: 'Gesicht wird verfolgt',
    animate: 'Lippen werden angepasst',
    render: 'Video wird gerendert',
    pack: 'Letzte Schritte',
  },
  ready: 'Dein Video ist fertig.',
  need: {
    video: 'Füge zuerst ein Video hinzu.',
    face: 'Wähle, wer spricht.',
    script: 'Schreib, was die Person sagen soll.',
    voice: 'Wähle eine Stimme.',
    audio: 'Lade eine Aufnahme hoch.',
    consent: 'Bestätige, dass du dieses Video verwenden darfst.',
  },
  videoHint: 'Eine erwachsene Person, Blick in die Kamera, ohne Schnitt gefilmt.',
  uploadDetails: 'MP4, MOV oder WebM, bis {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  tooLong:
    'Dieses Video ist länger als {seconds, plural, one {# Sekunde} other {# Sekunden}}. Kürze es und versuch es noch einmal.',
  tooShort: 'Dieses Video ist zu kurz. Nimm eins von mindestens {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  length: 'Länge',
  repeat: 'Wenn die Stimme länger als das Video ist',
  bounce: 'Vor und zurück abspielen',
  loop: 'Von vorn beginnen',
  keepRest: 'Wenn die Stimme kürzer ist, den Rest des Videos behalten',
  consent: 'Ich habe die Erlaubnis dieser Person, dieses Video zu verwenden und zu ändern, was sie sagt.',
  looking: 'Gesicht wird gesucht …',
  empty: 'Füge ein Video hinzu, in dem jemand in die Kamera blickt.',
  person: 'Person {number, number}',
  found: 'Gesicht gefunden. Der Ton des Videos wird durch die neue Stimme ersetzt.',
  foundOne:
    'Person {number, number} spricht. Wähle ein anderes Gesicht, um das zu ändern. Der Ton des Videos wird durch die neue Stimme ersetzt.',
  voice: 'Stimme anhören',
  film: 'Dein Lip-Sync-Video',
  sharpness: 'Schärfe des Mundes: {percent} des Originals',
  weak: 'Die Lippen passen nicht gut genug zur Stimme. Versuch es kostenlos noch einmal: langsamer, mit anderer Stimme oder Aufnahme.',
  again: 'Kostenlos noch einmal versuchen',
} satisfies MessagesOf<typeof english>;
