import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat poster',
  title: `Poster untuk cetak dan layar | ${brand.name}`,
  description:
    'Poster adalah satu gambar, satu kalimat, dan satu cara bertindak. Untuk apa alat ini dan cara membuat slogan serta kode QR-nya hari ini.',
  heading: 'Satu gambar, satu kalimat, satu tindakan',
  paragraph:
    'Alat ini dimaksudkan menata poster dari produk, kalimat, dan penawaran. Belum bisa menggambar poster. Dua dari tiga bagian siap: tulis kalimatnya dengan pembuat slogan, dan buat kode QR dengan warna Anda yang diperiksa dengan dibaca ulang sebelum dicetak.',
} satisfies PageWords;
