import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pustaka iklan',
  title: `Pustaka iklan: yang sedang tayang | ${brand.name}`,
  description:
    'Pustaka iklan untuk dipelajari, dengan teks, format, dan lama tayang. Untuk apa dan cara mengubah yang Anda lihat menjadi iklan sendiri.',
  heading: 'Lihat iklan orang lain sebelum menulis',
  paragraph:
    'Pustaka ini akan mengumpulkan iklan yang sedang tayang dengan teks, format, dan lamanya, karena iklan yang tayang berbulan-bulan biasanya menguntungkan. Belum ada iklan di dalamnya. Sementara itu, pakai pustaka iklan publik milik platform, dan tulis versi Anda di sini dari fakta sendiri.',
} satisfies PageWords;
