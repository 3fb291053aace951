import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Amazon',
  title: `Iklan Amazon: judul dan deskripsi | ${brand.name}`,
  description:
    'Judul dan deskripsi produk untuk Amazon yang setia pada fakta: tanpa ulasan karangan, tanpa klaim yang tidak Anda buat, dan panjangnya pas.',
  heading: 'Iklan Amazon yang lolos peninjauan',
  paragraph: `Amazon menolak iklan dengan klaim yang tak bisa dibuktikan. ${brand.name} menulis judul hingga 50 karakter dan deskripsi hanya dari brief Anda, jadi tidak ada yang tidak Anda katakan. Amazon meminta logo minimal 600×600 dan video 1920×1080; itu belum dibuat di sini.`,
} satisfies PageWords;
