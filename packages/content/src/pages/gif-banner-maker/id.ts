import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat banner GIF',
  title: `Banner GIF: ukuran dan aturan | ${brand.name}`,
  description:
    'Banner bergerak harus di bawah 150 KB dan berhenti dalam 30 detik. Untuk apa pembuat banner ini dan cara menyiapkan kata-katanya sekarang.',
  heading: 'Banner bergerak di bawah 150 KB',
  paragraph: `Google Display menerima banner bergerak hingga 150 KB yang berhenti dalam 30 detik. Alat ini dimaksudkan menyusunnya dari judul, gambar, dan tombol, dan menjaga bobotnya. Belum ada di ${brand.name}. Tulis dua atau tiga kalimat pendek untuk banner Anda dengan pembuat judul dan ajakan bertindak.`,
} satisfies PageWords;
