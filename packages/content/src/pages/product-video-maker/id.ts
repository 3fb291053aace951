import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat video produk',
  title: `Video produk untuk iklan pendek | ${brand.name}`,
  description:
    'Foto produk dan naskah menjadi iklan video pendek. Untuk apa alat ini dan cara menulis pembuka serta naskahnya hari ini.',
  heading: 'Video produk dimulai dari naskah',
  paragraph:
    'Alat ini dimaksudkan mengubah foto produk dan naskah menjadi iklan pendek 9:16, 1:1, dan 16:9. Belum bisa membuat video. Bagian yang menentukan apakah orang menonton sudah siap: tulis pembuka untuk tiga detik pertama dan naskah untuk sisanya.',
} satisfies PageWords;
