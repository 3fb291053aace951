import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generator avatar',
  title: `Avatar: pembawa acara untuk video Anda | ${brand.name}`,
  description:
    'Pembawa acara yang mengucapkan teks Anda dalam 15 bahasa, bibirnya sinkron, di depan latar apa pun. Pratinjau di browser gratis.',
  heading: 'Pembawa acara untuk kata-kata Anda',
  paragraph:
    'Pilih salah satu pembawa acara bawaan atau buat avatar dari foto dengan persetujuan orang di dalamnya. Tulis hingga 800 karakter atau pakai rekaman sendiri, pilih ruangan, warna, atau gambar Anda sebagai latar belakang, lalu letakkan produk di depannya. Anda melihat dan mendengar hasilnya sebelum memakai kredit. Videonya berupa MP4 dalam 9:16, 1:1, 4:5, atau 16:9, dengan teks bila Anda mau.',
} satisfies PageWords;
