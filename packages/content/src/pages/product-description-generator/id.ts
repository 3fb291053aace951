import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat deskripsi produk',
  title: `Pembuat deskripsi produk | ${brand.name}`,
  description:
    'Deskripsi untuk toko dan marketplace yang mengubah fitur menjadi alasan membeli, hanya dengan fakta, harga, dan bukti yang Anda masukkan.',
  heading: 'Dari daftar fitur menjadi alasan membeli',
  paragraph:
    'Tempel yang Anda tahu tentang produk dan sebutkan pembelinya. Anda mendapat deskripsi yang mulai dari kegunaan, didukung fitur, dan meninggalkan klaim yang tidak Anda buat. Cocok untuk halaman toko dan marketplace.',
} satisfies PageWords;
