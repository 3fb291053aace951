import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Instagram',
  title: `Iklan Instagram: teks dan ukuran | ${brand.name}`,
  description:
    'Tulis teks Instagram untuk feed, Stories, dan Reels, dan kenali ukuran serta zona aman: 1080×1350 di feed, 1080×1920 tegak.',
  heading: 'Teks untuk platform yang penuh gambar',
  paragraph: `Di Stories dan Reels terlihat sekitar 72 karakter, di feed 125. ${brand.name} menulis teks dan hook untuk detik pertama Reel, dan menghitung setiap karakter. Pada gambar, kosongkan 14% atas dan 35% bawah dari 1080×1920: di situlah Instagram menaruh tombolnya.`,
} satisfies PageWords;
