import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Peniru iklan gambar',
  title: `Peniru iklan: tata letak teruji | ${brand.name}`,
  description:
    'Pertahankan susunan iklan yang berhasil dan isi dengan produk serta kata Anda. Untuk apa alat ini dan apa yang bisa disiapkan hari ini.',
  heading: 'Susunannya tetap, produknya ganti',
  paragraph: `Alat ini dimaksudkan untuk mengambil tata letak iklan yang Anda sukai, letak judul, produk, dan tombol, lalu membangunnya ulang dengan produk dan kata Anda. Belum ada di ${brand.name}. Kata-katanya sudah: tulis judul, teks, dan ajakan versi Anda dengan pembuat teks.`,
} satisfies PageWords;
