import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pencari iklan',
  title: `Pencari iklan: cari dari isinya | ${brand.name}`,
  description:
    'Temukan iklan berdasarkan teks, merek, atau situs webnya. Filter menurut platform, negara, format, dan lama tayang, lalu buat versi Anda sendiri.',
  heading: 'Temukan iklan yang bicara pada pelanggan Anda',
  paragraph:
    'Cari berdasarkan isi iklan, merek, atau situs web tujuannya. Filter menurut platform, negara, format, dan lama tayang, lalu simpan iklan atau buat versi Anda sendiri. Pada awalnya pustaka berisi contoh iklan untuk merek fiktif; administrator Anda dapat mengimpor lebih banyak.',
} satisfies PageWords;
