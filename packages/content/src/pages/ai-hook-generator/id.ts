import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat hook',
  title: `Hook untuk iklan video | ${brand.name}`,
  description:
    'Kalimat pertama untuk TikTok, Reels, dan Shorts yang memenangkan tiga detik berikutnya: pertanyaan, kontras, cerita, dan bukti.',
  heading: 'Kalimat pertama menentukan apakah sisanya ditonton',
  paragraph:
    'Isi produk dan manfaatnya bagi orang. Anda mendapat kalimat pembuka dengan gaya yang jelas berbeda, cukup pendek untuk diucapkan dalam tiga detik atau ditaruh di layar, dan cukup jujur sehingga videonya bisa menepati janji.',
} satisfies PageWords;
