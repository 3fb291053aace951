import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Video sinkron bibir',
  title: `Sinkron bibir: kata dan suara baru | ${brand.name}`,
  description:
    'Beri kata baru pada video yang sudah ada tanpa merekam ulang. Untuk apa sinkron bibir dalam iklan dan cara menyiapkan naskahnya hari ini.',
  heading: 'Kata baru untuk video yang sudah ada',
  paragraph: `Sinkron bibir dimaksudkan menyesuaikan mulut di video yang ada dengan rekaman baru: penawaran lain, bahasa lain, harga yang diperbaiki. Belum ada di ${brand.name}. Yang bisa disiapkan adalah teksnya: tulis kalimat baru dengan pembuat naskah, kira-kira sepanjang yang digantikan.`,
} satisfies PageWords;
