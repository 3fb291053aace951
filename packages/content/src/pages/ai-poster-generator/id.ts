import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat poster',
  title: `Poster untuk cetak dan layar | ${brand.name}`,
  description:
    'Buat poster siap cetak dengan bleed, tanda potong, dan kode QR yang diuji sebelum dicetak. Judulnya kami tulis untuk Anda.',
  heading: 'Dari produk ke poster siap cetak',
  paragraph:
    'Pilih produk dan ukuran kertas. Kami menulis judul, menata poster, serta menambahkan bleed dan tanda potong untuk percetakan. Tambahkan kode QR yang kami uji dulu, dan lihat apakah gambar Anda cukup tajam untuk dicetak.',
} satisfies PageWords;
