import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Lo que dice',
  source: 'Origen de la voz',
  text: 'Texto',
  recording: 'Grabación',
  script: 'Guion',
  recordingHint: 'MP3, WAV o M4A, hasta 60 segundos.',
  chooseRecording: 'Subir grabación',
  removeRecording: 'Quitar {name}',
  captions: 'Añadir subtítulos',
  label: 'Mostrar la etiqueta «Hecho con IA»',
  consentHint: 'Guardamos tu confirmación junto con el video.',
  madeWithAi: 'Hecho con IA',
  sync: 'Sincronía labial {percent} · desfase {ms, number} ms',
  addWords: 'Escribe un guion para escucharlo.',
  presenter: 'Presentador',
  outfit: 'Ropa',
  outfitNumber: 'Ropa {number, number}',
  noPresenter: 'Sin presentador',
  presenterHint: 'Dice tu hook ante la cámara, con la voz que elijas.',
  needVoice: 'Elige una voz.',
} satisfies MessagesOf<typeof english>;
