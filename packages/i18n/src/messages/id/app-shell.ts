import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Menu utama',
  open: 'Buka bilah samping',
  close: 'Tutup bilah samping',
  collapse: 'Sembunyikan bilah samping',
  expand: 'Tampilkan bilah samping',
  more: 'Lainnya',
  allPages: 'Semua halaman',
  dashboard: 'Dasbor',
  myAds: 'Koleksi saya',
  logIn: 'Masuk',
  myAdsPage: {
    description: 'Iklan dari pustaka yang Anda simpan, di satu tempat.',
    signedOut: 'Masuk untuk melihat koleksi Anda',
    signedOutText: 'Iklan tersimpan ada di akun Anda.',
  },
} satisfies MessagesOf<typeof english>;
