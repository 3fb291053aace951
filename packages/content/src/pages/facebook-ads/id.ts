import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Facebook',
  title: `Iklan Facebook: teks, ukuran, batas | ${brand.name}`,
  description:
    'Teks iklan Facebook yang pas: 125 karakter sebelum terpotong, 27 sampai 40 untuk judul. Tulis dari fakta Anda, lengkap dengan ukuran.',
  heading: 'Iklan Facebook yang selesai sebelum terpotong',
  paragraph: `Feed menampilkan sekitar 125 karakter teks utama sebelum “Lihat selengkapnya”, dan 27 sampai 40 dari judul. ${brand.name} menulis keduanya agar pas dan menandai potongannya. Gambar diunggah 1080×1080 atau 1080×1350, cerita 1080×1920; menggambarnya belum bagian dari produk, menulis untuknya sudah.`,
} satisfies PageWords;
