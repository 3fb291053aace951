import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat iklan display',
  title: `Iklan untuk Google Display | ${brand.name}`,
  description:
    'Iklan display responsif perlu judul 30 karakter, judul panjang 90, deskripsi, dan gambar. Tulis bagian teksnya hari ini.',
  heading: 'Separuh teks iklan display, dikerjakan dengan benar',
  paragraph: `Iklan display responsif meminta judul pendek 30 karakter, judul panjang dan deskripsi 90, nama bisnis 25, serta gambar 1200×628 dan 1200×1200. Alat ini dimaksudkan membuat keduanya. Gambar belum ada di ${brand.name}; judul dan deskripsi dengan panjang ini sudah.`,
} satisfies PageWords;
