import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ekstensi browser',
  title: `Ekstensi browser: cara memakainya | ${brand.name}`,
  description:
    'Ekstensi ini dimaksudkan menyimpan iklan yang Anda temui saat menjelajah ke koleksi. Apa yang dilakukannya, yang tidak, dan yang bisa tanpanya.',
  heading: 'Simpan iklan yang Anda temui saat menjelajah',
  paragraph:
    'Ekstensi ini akan menambahkan tombol simpan pada iklan yang Anda temui dan mengumpulkannya dalam folder di akun Anda. Belum bisa dipasang. Semua alat yang ada hari ini berjalan di browser tanpa ekstensi.',
} satisfies PageWords;
