import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  says: 'Yang diucapkan',
  source: 'Sumber suara',
  text: 'Teks',
  recording: 'Rekaman',
  script: 'Naskah',
  recordingHint: 'MP3, WAV, atau M4A, maksimal 60 detik.',
  chooseRecording: 'Unggah rekaman',
  removeRecording: 'Hapus {name}',
  captions: 'Tambahkan subtitle',
  label: 'Tampilkan label “Dibuat dengan AI”',
  consentHint: 'Kami menyimpan konfirmasi Anda bersama video.',
  madeWithAi: 'Dibuat dengan AI',
  sync: 'Sinkronisasi bibir {percent} · selisih {ms, number} ms',
  addWords: 'Tulis naskah untuk mendengarnya.',
  presenter: 'Pembawa acara',
  outfit: 'Pakaian',
  outfitNumber: 'Pakaian {number, number}',
  noPresenter: 'Tanpa pembawa acara',
  presenterHint: 'Mengucapkan hook Anda di depan kamera dengan suara pilihan Anda.',
  needVoice: 'Pilih suara.',
} satisfies MessagesOf<typeof english>;
