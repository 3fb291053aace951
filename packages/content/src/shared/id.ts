import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Produk',
    text: 'Teks iklan',
    image: 'Iklan gambar',
    video: 'Iklan video',
    library: 'Riset iklan',
    networks: 'Per platform',
    company: 'Hukum',
  },
  relatedHeading: 'Alat terkait',
  openTool: 'Coba sekarang',
  writeAdText: 'Tulis teks iklan sekarang',
  tool: {
    heading: 'Coba pada produk Anda',
    lead: 'Isi yang Anda tahu. Angka, harga, dan penawaran dalam hasil berasal dari brief Anda, bukan dari tempat lain.',
  },
  englishOnly: 'Teks ini hanya tersedia dalam bahasa Inggris. Versi bahasa Inggris yang berlaku.',
} satisfies WordsOf<typeof english>;
