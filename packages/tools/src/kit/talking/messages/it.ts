import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Cosa dice',
  source: 'Fonte della voce',
  text: 'Testo',
  recording: 'Registrazione',
  script: 'Copione',
  recordingHint: 'MP3, WAV o M4A, fino a 60 secondi.',
  chooseRecording: 'Carica registrazione',
  removeRecording: 'Rimuovi {name}',
  captions: 'Aggiungi sottotitoli',
  label: 'Mostra l’etichetta «Creato con l’IA»',
  consentHint: 'Conserviamo la tua conferma insieme al video.',
  madeWithAi: 'Creato con l’IA',
  sync: 'Sincronia labiale {percent} · ritardo {ms, number} ms',
  addWords: 'Scrivi un copione per ascoltarlo.',
  presenter: 'Presentatore',
  outfit: 'Abbigliamento',
  outfitNumber: 'Abbigliamento {number, number}',
  noPresenter: 'Nessun presentatore',
  presenterHint: 'Dice il tuo hook davanti alla camera, con la voce che scegli.',
  needVoice: 'Scegli una voce.',
} satisfies MessagesOf<typeof english>;
