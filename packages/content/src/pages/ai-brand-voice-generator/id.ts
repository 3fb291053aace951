import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pembuat suara merek',
  title: `Suara merek beserta contoh | ${brand.name}`,
  description:
    'Tuliskan cara merek Anda bicara: bagaimana bunyinya, apa yang tak pernah dikatakan, dengan kalimat contoh untuk penulis dan agensi.',
  heading: 'Tuliskan cara merek Anda bicara',
  paragraph:
    'Suara yang hanya hidup di satu kepala hilang saat orang baru masuk. Ceritakan produk, audiens, dan nada yang diinginkan, lalu dapatkan panduan singkat: bagaimana bunyinya, apa yang selalu dilakukan, apa yang tak pernah, dan contoh. Ubah dan bagikan ke semua yang menulis untuk Anda.',
} satisfies PageWords;
