import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Halaman Tidak Ditemukan',
    message: 'Halaman Tidak Ditemukan: {path}',
    description: 'Kami tidak menemukan halaman itu. Mungkin sudah dipindahkan, atau ada salah ketik di link.',
  },
  internal: {
    title: 'Kesalahan Server Internal',
    message: 'Kesalahan Server Internal',
    description: 'Terjadi masalah di pihak kami. Karya Anda aman. Coba lagi sebentar.',
  },
  status: 'Status: {code}',
  home: 'Ke beranda',
  retry: 'Coba lagi',
  elsewhere: 'Atau lanjutkan dari sini',
} satisfies MessagesOf<typeof english>;
