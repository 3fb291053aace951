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
  legal: {
    updated: 'Terakhir diperbarui: {date}',
    translation:
      'Teks ini adalah terjemahan. Jika ada perbedaan, versi bahasa Inggris yang berlaku, kecuali hukum yang berlaku bagi Anda menentukan lain.',
  },
} satisfies WordsOf<typeof english>;
