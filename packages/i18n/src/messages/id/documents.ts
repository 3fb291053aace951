import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Memuat',
    saved: 'Tersimpan',
    saving: 'Menyimpan…',
    offline: 'Offline. Perubahan Anda disimpan di perangkat ini.',
    failed: 'Kami tidak dapat menyimpan perubahan Anda.',
  },
  outdated: 'Halaman ini sudah usang. Muat ulang untuk melanjutkan.',
  reload: 'Muat ulang',
  tryAgain: 'Coba lagi',
  conflict: {
    title: 'Ada versi yang lebih baru',
    text: 'Anda mengubah hal yang sama di tab atau perangkat lain.',
    keepMine: 'Pertahankan versi saya',
    takeTheirs: 'Gunakan versi terbaru',
  },
  history: {
    title: 'Riwayat versi',
    about: 'Setiap perubahan Anda disimpan di sini sebagai versi.',
    close: 'Tutup',
    loading: 'Memuat versi',
    failed: 'Kami tidak dapat memuat riwayat versi.',
    current: 'Saat ini',
    exported: 'Diekspor',
    restored: 'Dipulihkan',
    restore: 'Pulihkan',
    version: 'Versi {revision, number}',
    restoreThis: 'Pulihkan versi dari {time}',
  },
} satisfies MessagesOf<typeof english>;
