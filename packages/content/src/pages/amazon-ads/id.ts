import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan Amazon',
  title: `Iklan Amazon: judul dan deskripsi | ${brand.name}`,
  description:
    'Judul hingga 50 karakter, deskripsi, dan gambar produk berlatar putih bersih untuk Amazon, tanpa klaim yang tidak Anda buat.',
  heading: 'Iklan Amazon yang lolos peninjauan',
  paragraph: `Amazon menolak iklan dengan klaim yang tidak bisa dibuktikan. ${brand.name} menulis judul hingga 50 karakter dan deskripsi produk hanya dari brief Anda. ${brand.name} juga membuat gambar produk berlatar putih dan iklan dalam ukuran Amazon.`,
} satisfies PageWords;
