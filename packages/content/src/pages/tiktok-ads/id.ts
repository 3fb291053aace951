import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan TikTok',
  title: `Iklan TikTok: pembuka, teks, batas | ${brand.name}`,
  description:
    'TikTok memberi 100 karakter teks dan sekitar tiga detik perhatian. Tulis pembuka, naskah, dan teks yang muat di keduanya dari fakta Anda.',
  heading: 'Tiga detik dan seratus karakter',
  paragraph: `TikTok menampilkan hingga 100 karakter teks, 50 dalam bahasa Tionghoa, Jepang, atau Korea, di bawah video 5 sampai 60 detik. ${brand.name} menulis pembuka, naskah, dan teks, dihitung seperti TikTok menghitung. Rekam tegak 1080×1920 dan kosongkan 440 piksel terbawah. Lalu buat videonya sekaligus, dengan suara, musik, dan teks.`,
} satisfies PageWords;
