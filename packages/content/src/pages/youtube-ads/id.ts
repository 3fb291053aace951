import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan YouTube',
  title: `Iklan YouTube: naskah dan judul | ${brand.name}`,
  description:
    'Pembuka yang tahan tombol lewati, naskah untuk sesudahnya, dan judul 40 karakter per baris. Lengkap dengan durasi dan ukuran.',
  heading: 'Menangkan detik setelah tombol lewati',
  paragraph: `Bumper berdurasi 6 detik, iklan tak terlewati 15 sampai 30, dan yang bisa dilewati punya lima sebelum jempol bergerak. ${brand.name} menulis hook, naskah untuk dipotong sesuai durasi, dan judul dua baris 40 karakter. Unggah video 1920×1080 dan Shorts 1080×1920.`,
} satisfies PageWords;
