import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Ne söyleyecek?',
  source: 'Ses kaynağı',
  text: 'Metin',
  recording: 'Kayıt',
  script: 'Senaryo',
  recordingHint: 'MP3, WAV veya M4A, en fazla 60 saniye.',
  chooseRecording: 'Kayıt yükle',
  removeRecording: '{name} öğesini kaldır',
  captions: 'Altyazı ekle',
  label: '“Yapay zekâ ile oluşturuldu” etiketini göster',
  consentHint: 'Onayınızı videoyla birlikte saklarız.',
  madeWithAi: 'Yapay zekâ ile oluşturuldu',
  sync: 'Dudak uyumu {percent} · gecikme {ms, number} ms',
  addWords: 'Duymak için bir senaryo yazın.',
  presenter: 'Sunucu',
  outfit: 'Kıyafet',
  outfitNumber: 'Kıyafet {number, number}',
  noPresenter: 'Sunucu yok',
  presenterHint: 'Seçtiğiniz sesle giriş cümlenizi kameraya söyler.',
  needVoice: 'Bir ses seçin.',
} satisfies MessagesOf<typeof english>;
