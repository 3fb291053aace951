import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan LinkedIn',
  title: `Iklan LinkedIn: teks, ukuran, batas | ${brand.name}`,
  description:
    'LinkedIn menampilkan 150 karakter pengantar dan 70 dari judul. Tulis iklan untuk profesional yang langsung ke inti di dalam keduanya.',
  heading: 'Langsung ke inti dalam 150 karakter',
  paragraph: `LinkedIn memotong pengantar setelah sekitar 150 dari 600 karakter dan judul setelah 70 dari 200. ${brand.name} menulis keduanya agar tampil utuh, dengan nada yang cocok di tempat kerja. Gambarnya 1200×628, 1200×1200, atau 720×900: gambar dari Anda, kata dari sini.`,
} satisfies PageWords;
