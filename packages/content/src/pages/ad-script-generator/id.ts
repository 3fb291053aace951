import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat naskah iklan',
  title: `Naskah untuk iklan video pendek | ${brand.name}`,
  description:
    'Naskah pendek dengan pembuka, belokan, dan ajakan bertindak, adegan demi adegan dari brief Anda. Ubah, salin, dan rekam hari itu juga.',
  heading: 'Naskah yang bisa direkam sore ini',
  paragraph:
    'Berikan produk, audiens, dan penawaran. Anda mendapat naskah lengkap dengan nada pilihan, adegan demi adegan: apa yang diucapkan, apa yang tampil di layar, dan apa yang ditangkap kamera. Berikan ke kreator, rekam dengan ponsel, atau simpan untuk pengambilan berikutnya.',
} satisfies PageWords;
