import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat gambar produk',
  title: `Gambar produk untuk iklan dan toko | ${brand.name}`,
  description:
    'Tempatkan produk di latar baru tanpa mengubah produknya: studio, batu, kayu, alam, atau latar Anda sendiri, plus putih bersih.',
  heading: 'Produk Anda di latar baru, tanpa berubah',
  paragraph:
    'Unggah foto produk. Kami menghapus latar belakangnya, menempatkan produk di latar studio, batu, kayu, atau alam, dan membandingkan setiap piksel untuk menunjukkan produknya tidak berubah. Ekspor ukuran feed dan story, plus 2000×2000 berlatar putih untuk marketplace.',
} satisfies PageWords;
