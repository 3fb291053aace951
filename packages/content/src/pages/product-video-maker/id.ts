import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat video produk',
  title: `Video produk untuk iklan pendek | ${brand.name}`,
  description:
    'Ubah foto produk menjadi klip: putaran, sapuan cahaya, jarak dekat, dan unboxing dalam adegan foto, dalam 9:16, 1:1, 4:5, dan 16:9.',
  heading: 'Dari foto produk menjadi klip yang menjual',
  paragraph:
    'Tambahkan satu sampai enam foto, pilih shot dan adegan, lalu tonton klipnya sebelum memakai kredit. Hasilnya 9:16, 1:1, 4:5, dan 16:9 sekaligus. Butuh naskah, suara, dan teks? Iklan video membuat seluruh iklan dari sebuah tautan.',
} satisfies PageWords;
