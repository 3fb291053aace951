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
  myAds: 'Iklan saya',
  logIn: 'Masuk',
  myAdsPage: {
    description: 'Semua yang Anda buat dengan {product}, di satu tempat.',
    signedOut: 'Masuk untuk melihat iklan Anda',
    signedOutText: 'Karya Anda tersimpan di akun Anda.',
  },
} satisfies MessagesOf<typeof english>;
