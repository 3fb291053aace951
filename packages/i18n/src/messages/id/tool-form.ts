import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {gratis} other {# kredit}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Anda masuk dulu. Yang sudah diisi tetap ada.',
  optional: 'opsional',
  offline: 'Anda sedang luring. Ini dilanjutkan saat koneksi kembali.',
  tooFewCredits: 'Biayanya {cost}, dan Anda punya {credits, number}.',
  starting: 'Memulai',
  queued: 'Menunggu giliran',
  cancel: 'Hentikan',
  cancelled: 'Dihentikan. Tidak ada yang ditagih.',
  failed: 'Ini tidak berhasil.',
  tryAgain: 'Coba lagi',
  result: 'Hasil',
  preview: 'Pratinjau',
  previewFree: 'Berubah saat Anda mengetik. Melihat tidak dikenai biaya.',
  download: 'Unduh {name}',
  copied: 'Tersalin',
  copyFailed: 'Peramban Anda tidak mengizinkan penyalinan',
  decrease: 'Kurang',
  increase: 'Tambah',
  missing: 'Silakan isi.',
  tooLong: 'Paling banyak {max, plural, other {# karakter}}.',
  tooShort: 'Paling sedikit {min, plural, other {# karakter}}.',
  invalid: 'Ini tampaknya tidak benar.',
} satisfies MessagesOf<typeof english>;
