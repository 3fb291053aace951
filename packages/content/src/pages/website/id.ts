import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan dari situs Anda',
  title: `Ubah situs web menjadi iklan | ${brand.name}`,
  description:
    'Halaman produk sudah memuat yang dibutuhkan iklan: manfaat, harga, penawaran, dan bukti. Lihat cara mengubahnya menjadi teks hari ini.',
  heading: 'Iklannya sudah ada di halaman produk Anda',
  paragraph: `Alat ini dimaksudkan untuk membaca halaman produk dan mengubahnya menjadi iklan jadi. ${brand.name} belum membaca alamat web. Yang bisa hari ini: salin nama, manfaat, dan harga dari halaman Anda ke brief, lalu dapatkan teks, judul, dan iklan pencarian yang hanya memakai fakta itu.`,
} satisfies PageWords;
