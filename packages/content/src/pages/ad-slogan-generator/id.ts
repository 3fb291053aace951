import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat slogan',
  title: `Slogan untuk merek dan kampanye | ${brand.name}`,
  description:
    'Kalimat pendek untuk merek atau kampanye, dibangun dari yang benar-benar dilakukan produk Anda. Bandingkan arahnya, simpan yang melekat.',
  heading: 'Slogan yang mudah diingat',
  paragraph:
    'Slogan yang baik mengatakan satu hal benar dengan sedikit kata. Ceritakan produk dan untuk siapa, pilih nada, lalu baca arahnya. Sebelum mencetaknya, pastikan belum ada yang mendaftarkannya.',
} satisfies PageWords;
