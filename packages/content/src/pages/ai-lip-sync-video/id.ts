import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Video sinkron bibir',
  title: `Sinkron bibir AI: kata baru untuk video Anda | ${brand.name}`,
  description:
    'Unggah video, tulis kata baru atau gunakan rekaman, dan bibirnya mengikuti. 15 bahasa, tanpa merekam ulang.',
  heading: 'Ubah ucapan di video, dan bibirnya mengikuti',
  paragraph:
    'Unggah hingga 60 detik video satu orang yang menghadap kamera. Tulis hingga 800 karakter untuk salah satu suara, atau gunakan rekaman Anda sendiri. Kami memeriksa video dan memutar suaranya sebelum Anda memakai kredit. Anda mendapat MP4 seukuran video Anda, dengan sinkron bibir yang terukur dan, jika Anda mau, subtitle.',
} satisfies PageWords;
