import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat gambar produk',
  title: `Gambar produk untuk iklan dan toko | ${brand.name}`,
  description:
    'Foto produk di suasana baru tanpa mengubah produknya. Untuk apa alat ini dan teks produk apa yang sudah bisa Anda tulis.',
  heading: 'Produk Anda di suasana baru, tanpa berubah',
  paragraph:
    'Toko dan iklan perlu produk yang sama di banyak suasana, dan produknya harus tetap persis. Alat ini dimaksudkan memotongnya dan menaruhnya di sebuah adegan tanpa menggambar ulang. Belum bisa membuat gambar. Teks di sampingnya, dari deskripsi sampai judul, bisa ditulis di sini hari ini.',
} satisfies PageWords;
