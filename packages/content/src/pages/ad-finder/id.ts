import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pencari iklan',
  title: `Pencari iklan: cari dari isinya | ${brand.name}`,
  description:
    'Temukan iklan dari teks, merek, atau situs webnya. Saring menurut platform, negara, format, dan lama tayang, lalu buat versi Anda sendiri.',
  heading: 'Temukan iklan yang bicara pada pelanggan Anda',
  paragraph:
    'Cari dari apa yang dikatakan iklan, mereknya, atau situs web tujuannya. Saring menurut platform, negara, format, dan lama tayang, lalu simpan iklan atau buat versi Anda sendiri. Pustaka dimulai dengan iklan contoh untuk merek yang tidak ada; administrator Anda dapat mengimpor lebih banyak.',
} satisfies PageWords;
