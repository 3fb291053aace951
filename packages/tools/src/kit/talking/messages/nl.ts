import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Wat er gezegd wordt',
  source: 'Bron van de stem',
  text: 'Tekst',
  recording: 'Opname',
  script: 'Script',
  recordingHint: 'MP3, WAV of M4A, tot 60 seconden.',
  chooseRecording: 'Opname uploaden',
  removeRecording: '{name} verwijderen',
  captions: 'Ondertiteling toevoegen',
  label: 'Label ‘Gemaakt met AI’ tonen',
  consentHint: 'We bewaren je bevestiging bij de video.',
  madeWithAi: 'Gemaakt met AI',
  sync: 'Lipsync {percent} · vertraging {ms, number} ms',
  addWords: 'Schrijf een script om het te horen.',
  presenter: 'Presentator',
  outfit: 'Kleding',
  outfitNumber: 'Kleding {number, number}',
  noPresenter: 'Geen presentator',
  presenterHint: 'Spreekt je hook uit voor de camera, met de stem die je kiest.',
  needVoice: 'Kies een stem.',
} satisfies MessagesOf<typeof english>;
