import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Iklan TikTok',
  title: `Iklan TikTok: hook, teks, batas | ${brand.name}`,
  description:
    'TikTok memberi 100 karakter teks dan sekitar tiga detik perhatian. Tulis hook, naskah, dan teks yang muat di keduanya dari fakta Anda.',
  heading: 'Tiga detik dan seratus karakter',
  paragraph: `TikTok menampilkan hingga 100 karakter teks, 50 dalam bahasa Tionghoa, Jepang, atau Korea, di bawah video 5 sampai 60 detik. ${brand.name} menulis hook, naskah, dan teks iklan, dan menghitung karakter seperti TikTok. Untuk videonya, gunakan 1080×1920 dan kosongkan 440 piksel terbawah: di situlah TikTok menaruh keterangan dan tombolnya.`,
} satisfies PageWords;
