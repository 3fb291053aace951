import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan LinkedIn',
  title: `Iklan LinkedIn: teks, ukuran, batas | ${brand.name}`,
  description:
    'LinkedIn menampilkan 150 karakter pengantar dan 70 dari judul. Tulis iklan untuk profesional yang langsung ke inti di dalam keduanya.',
  heading: 'Langsung ke inti dalam 150 karakter',
  paragraph: `LinkedIn melipat teks pengantar setelah sekitar 150 dari 600 karakter dan judul setelah 70 dari 200. ${brand.name} menulis keduanya agar tampil penuh, dengan nada profesional, dan membuat iklan gambar dalam ukuran LinkedIn.`,
} satisfies PageWords;
