import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pengubah ukuran gambar',
  title: `Ubah ukuran gambar untuk tiap platform | ${brand.name}`,
  description:
    'Ubah ukuran satu gambar untuk Meta, TikTok, Google, LinkedIn, dan YouTube. Wajah, teks, dan produk tetap utuh, ukuran file sesuai batas.',
  heading: 'Satu gambar, semua ukuran iklan',
  paragraph:
    'Unggah gambar dan pilih ukurannya: 1080×1080 dan 1080×1350 untuk feed, 1080×1920 untuk story, 1200×628 untuk link, plus banner display. Kami mencari wajah, teks, dan objek agar bagian penting tidak terpotong. Setiap ukuran bisa diatur.',
} satisfies PageWords;
