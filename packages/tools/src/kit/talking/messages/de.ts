import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Was gesagt wird',
  source: 'Quelle der Stimme',
  text: 'Text',
  recording: 'Aufnahme',
  script: 'Skript',
  recordingHint: 'MP3, WAV oder M4A, bis 60 Sekunden.',
  chooseRecording: 'Aufnahme hochladen',
  removeRecording: '{name} entfernen',
  captions: 'Untertitel einblenden',
  label: 'Hinweis „Mit KI erstellt“ einblenden',
  consentHint: 'Wir speichern deine Bestätigung zusammen mit dem Video.',
  madeWithAi: 'Mit KI erstellt',
  sync: 'Lippensynchronität {percent} · Versatz {ms, number} ms',
  addWords: 'Schreib ein Skript, um es zu hören.',
  presenter: 'Wer spricht',
  outfit: 'Kleidung',
  outfitNumber: 'Kleidung {number, number}',
  noPresenter: 'Niemand',
  presenterHint: 'Spricht deinen Hook vor der Kamera, mit der gewählten Stimme.',
  needVoice: 'Wähle eine Stimme.',
} satisfies MessagesOf<typeof english>;
