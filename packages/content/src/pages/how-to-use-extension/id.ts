import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ekstensi peramban',
  title: `Ekstensi peramban: cara memakainya | ${brand.name}`,
  description:
    'Ekstensi ini dimaksudkan menyimpan iklan yang Anda temui saat menjelajah ke koleksi. Apa yang dilakukannya, yang tidak, dan yang bisa tanpanya.',
  heading: 'Simpan iklan yang Anda temui saat menjelajah',
  paragraph:
    'Ekstensi ini dimaksudkan menaruh tombol simpan pada iklan yang Anda temui dan mengumpulkannya dalam folder di akun Anda. Belum ada ekstensi untuk dipasang. Semua yang berfungsi hari ini, pembuat teks dan pembuat kode QR, berjalan di peramban tanpanya.',
} satisfies PageWords;
