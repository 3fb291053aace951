import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Facebook',
  title: `Iklan Facebook: teks, ukuran, batas | ${brand.name}`,
  description:
    'Teks iklan Facebook yang pas: 125 karakter sebelum terpotong, 27 sampai 40 untuk judul. Tulis dari fakta Anda, lengkap dengan ukuran.',
  heading: 'Iklan Facebook yang langsung ke inti',
  paragraph: `Feed menampilkan sekitar 125 karakter teks utama sebelum “Lihat selengkapnya”, dan 27 sampai 40 karakter judul. ${brand.name} menulis keduanya agar pas dan membuat gambarnya: 1080×1080 dan 1080×1350 untuk feed, 1080×1920 untuk story.`,
} satisfies PageWords;
