import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pustaka iklan',
  title: `Pustaka iklan: yang sedang tayang | ${brand.name}`,
  description:
    'Cari ratusan contoh iklan menurut kata, platform, negara, dan lama tayang, lihat teks dan riwayatnya, lalu buat versi Anda sendiri.',
  heading: 'Lihat iklan orang lain sebelum menulis',
  paragraph:
    'Cari iklan menurut merek, produk, atau kata, saring menurut platform, negara, dan lama tayang, lalu lihat apa yang berubah selama tayang. Pustaka dimulai dengan contoh iklan yang kami buat untuk merek fiktif. Ada yang Anda suka? Simpan, atau jadikan iklan Anda sendiri.',
} satisfies PageWords;
