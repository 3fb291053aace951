import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pengubah ukuran gambar',
  title: `Ukuran gambar iklan tiap jaringan | ${brand.name}`,
  description:
    'Ukuran gambar yang diminta Meta, TikTok, Google, LinkedIn, dan YouTube di satu tempat, dan apa yang harus dilakukan alat ini selain memotong.',
  heading: 'Satu gambar, semua ukuran yang diminta jaringan',
  paragraph: `Kampanye perlu gambar yang sama dalam 1080×1080 dan 1080×1350 untuk feed, 1080×1920 untuk cerita, 1200×628 untuk tautan, dan beberapa ukuran banner. Alat ini dimaksudkan menata ulang tiap ukuran, bukan memotong. Belum ada di ${brand.name}; teks pendampingnya bisa ditulis hari ini.`,
} satisfies PageWords;
