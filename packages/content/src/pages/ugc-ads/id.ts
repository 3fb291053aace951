import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan UGC',
  title: `Naskah dan hook iklan UGC | ${brand.name}`,
  description:
    'Iklan yang tampak seperti unggahan seseorang hidup dari cara bicaranya. Tulis pembuka dan naskah untuk kreator Anda di sini.',
  heading: 'Naskah yang terdengar seperti orang, bukan merek',
  paragraph: `Iklan UGC berhasil saat orang nyata mengatakan hal yang spesifik. ${brand.name} menulis hook dan naskahnya, dengan nada pilihan dan fakta yang bisa Anda pertanggungjawabkan. Berikan ke kreator Anda dan mulai rekam.`,
} satisfies PageWords;
