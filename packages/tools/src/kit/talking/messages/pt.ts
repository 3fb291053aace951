import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'O que é dito',
  source: 'Origem da voz',
  text: 'Texto',
  recording: 'Gravação',
  script: 'Roteiro',
  recordingHint: 'MP3, WAV ou M4A, até 60 segundos.',
  chooseRecording: 'Enviar gravação',
  removeRecording: 'Remover {name}',
  captions: 'Adicionar legendas',
  label: 'Mostrar o selo “Feito com IA”',
  consentHint: 'Guardamos a sua confirmação junto com o vídeo.',
  madeWithAi: 'Feito com IA',
  sync: 'Sincronia labial {percent} · atraso {ms, number} ms',
  addWords: 'Escreva um roteiro para ouvi-lo.',
  presenter: 'Apresentador',
  outfit: 'Roupa',
  outfitNumber: 'Roupa {number, number}',
  noPresenter: 'Sem apresentador',
  presenterHint: 'Fala o seu hook para a câmera, com a voz que você escolher.',
  needVoice: 'Escolha uma voz.',
} satisfies MessagesOf<typeof english>;
