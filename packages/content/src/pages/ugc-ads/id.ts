import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan UGC',
  title: `Naskah dan pembuka iklan UGC | ${brand.name}`,
  description:
    'Iklan yang tampak seperti unggahan seseorang hidup dari cara bicaranya. Tulis pembuka dan naskah untuk kreator Anda di sini.',
  heading: 'Naskah yang terdengar seperti orang, bukan merek',
  paragraph: `Iklan UGC berhasil saat orang nyata mengatakan hal yang spesifik. ${brand.name} hari ini menulis pembuka dan naskah untuk itu, dengan nada pilihan dan fakta yang bisa Anda pertanggungjawabkan. Berikan ke kreator dan rekam. Membuat videonya dengan pembawa acara di studio adalah tujuan halaman ini; bagian itu belum ada di produk.`,
} satisfies PageWords;
