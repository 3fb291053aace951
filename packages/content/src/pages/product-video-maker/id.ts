import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat video produk',
  title: `Video produk untuk iklan pendek | ${brand.name}`,
  description:
    'Ubah tautan produk atau foto menjadi iklan video lengkap dengan naskah, sulih suara, musik, dan teks, dalam 9:16, 1:1, 4:5, dan 16:9.',
  heading: 'Dari tautan produk menjadi iklan video jadi',
  paragraph:
    'Tempel tautan atau tambahkan produk. Anda memilih dari tiga naskah, template, suara, musik, dan teks, lalu melihat pratinjau bersuara sebelum memakai kredit. Setelah itu render 9:16, 1:1, 4:5, dan 16:9 sekaligus, lengkap dengan file subtitle.',
} satisfies PageWords;
