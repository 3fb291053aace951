import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat banner',
  title: `Banner untuk kampanye display | ${brand.name}`,
  description:
    'Banner hidup dari judul, produk, dan tombol. Untuk apa pembuat banner ini, ukuran mana yang penting, dan cara menepatkan kata hari ini.',
  heading: 'Banner dimulai dari tujuh kata yang baik',
  paragraph:
    'Alat ini dimaksudkan menata produk, judul, dan tombol dalam ukuran display, dari 300×250 sampai 970×250. Belum bisa menggambar banner. Yang menentukan banner adalah kalimatnya: tulis dan bandingkan di sini judul dan teks tombol hingga 30 karakter.',
} satisfies PageWords;
