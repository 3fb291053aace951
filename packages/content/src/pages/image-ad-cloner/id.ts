import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Kloning iklan gambar',
  title: `Kloning iklan: tata letak teruji | ${brand.name}`,
  description:
    'Unggah iklan yang Anda suka dan kami bangun ulang tata letaknya dengan produk, teks, dan warna Anda. Edit semuanya, ekspor setiap ukuran.',
  heading: 'Tata letaknya tetap, produknya ganti',
  paragraph:
    'Unggah iklan yang berhasil. Kami menemukan judul, produk, harga, dan tombolnya, lalu membangun ulang tata letaknya dengan produk dan teks Anda. Nama dan logo aslinya dihapus, dan setiap elemen bisa diedit sebelum diekspor.',
} satisfies PageWords;
