import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Halaman Tidak Ditemukan',
    message: 'Halaman Tidak Ditemukan: {path}',
    description: 'Tidak ada apa pun di alamat ini. Mungkin halamannya pindah, atau ada salah ketik di tautannya.',
  },
  internal: {
    title: 'Kesalahan Server Internal',
    message: 'Kesalahan Server Internal',
    description:
      'Ada yang rusak di pihak kami, bukan di pihak Anda. Hasil kerja Anda tidak hilang; coba lagi sebentar lagi.',
  },
  status: 'Status: {code}',
  home: 'Ke beranda',
  retry: 'Coba lagi',
  elsewhere: 'Atau lanjutkan dari sini',
} satisfies MessagesOf<typeof english>;
