import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pelacak iklan',
  title: `Pelacak iklan: pantau dari waktu ke waktu | ${brand.name}`,
  description:
    'Ikuti merek, situs web, dan pencarian. Lihat iklan yang baru, berubah, atau berhenti, jumlah yang tayang tiap bulan, dan terima kabarnya lewat email.',
  heading: 'Ketahui saat iklan mulai, berubah, atau berhenti',
  paragraph:
    'Ikuti merek, situs web, atau pencarian apa pun di pustaka iklan. Anda akan melihat iklan yang baru, berubah, dan berhenti, berapa yang tayang tiap bulan, dalam format apa, dan berapa lama. Kabarnya dikirim lewat email, paling banyak sekali sehari.',
} satisfies PageWords;
