import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan dari situs Anda',
  title: `Ubah situs web menjadi iklan | ${brand.name}`,
  description:
    'Tempel link produk dan ubah halamannya menjadi iklan gambar, banner, dan teks iklan. Kami mengimpor nama, harga, detail, dan gambar.',
  heading: 'Ubah halaman produk Anda menjadi iklan',
  paragraph:
    'Tempel link produk. Kami mengimpor nama, harga, detail, dan gambar, dan semuanya bisa diedit. Lalu buat iklan gambar, banner, poster, teks iklan, dan iklan pencarian dari produk yang sama.',
} satisfies PageWords;
