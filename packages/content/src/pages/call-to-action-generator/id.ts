import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat ajakan bertindak',
  title: `Ajakan bertindak untuk iklan | ${brand.name}`,
  description:
    'Teks tombol dan kalimat penutup yang mengatakan apa yang terjadi berikutnya: khas produk dan penawaran Anda, pendek, tanpa desakan palsu.',
  heading: 'Katakan apa yang terjadi setelah diklik',
  paragraph:
    '“Selengkapnya” ditulis saat kita belum memutuskan apa yang harus dilakukan pembaca. Berikan produk dan penawaran, dan dapatkan ajakan yang menyebut langkah berikutnya dan alasannya, cukup pendek untuk tombol.',
} satisfies PageWords;
