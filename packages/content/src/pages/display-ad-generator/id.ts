import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat iklan display',
  title: `Iklan untuk Google Display | ${brand.name}`,
  description:
    'Buat iklan display HTML5 dengan click tag dan gambar cadangan untuk Google Display, di bawah 150 KB, dalam semua ukuran umum.',
  heading: 'Iklan display, siap diunggah',
  paragraph:
    'Pilih produk dan masukkan landing page Anda. Anda mendapat iklan HTML5 dalam ZIP dengan click tag dan gambar cadangan, masing-masing di bawah 150 KB, dalam ukuran Google Display. Judul untuk iklan responsif ditulis oleh generator teks.',
} satisfies PageWords;
