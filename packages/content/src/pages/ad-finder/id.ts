import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pencari iklan',
  title: `Pencari iklan: cari dari isinya | ${brand.name}`,
  description:
    'Temukan iklan menurut produk, janji, format, dan platform. Untuk apa pencari ini, di mana melihat sementara ini, dan apa yang bisa ditulis.',
  heading: 'Temukan iklan yang bicara pada pelanggan Anda',
  paragraph:
    'Pencari ini dimaksudkan mencari di pustaka menurut apa yang dikatakan dan ditampilkan iklan, bukan hanya siapa pemasangnya. Belum ada yang bisa dicari. Meta dan TikTok menerbitkan iklan mereka di pustaka sendiri; setelah melihat janji orang lain, tulis di sini iklan yang menjanjikan hal lain.',
} satisfies PageWords;
