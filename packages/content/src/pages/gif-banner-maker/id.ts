import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat banner GIF',
  title: `Pembuat banner GIF untuk iklan | ${brand.name}`,
  description:
    'Buat banner GIF animasi di bawah 150 KB yang berhenti dalam 30 detik, sesuai syarat Google Display. Lengkap dengan teks dan tombol.',
  heading: 'Banner animasi di bawah 150 KB',
  paragraph:
    'Google Display menerima banner animasi hingga 150 KB yang berhenti dalam 30 detik. Pilih produk. Kami menulis teksnya, menganimasikannya, dan menjaga setiap file di bawah batas. Edit desainnya dan ekspor semua ukuran sekaligus.',
} satisfies PageWords;
