import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Ketentuan',
  title: `Ketentuan penggunaan | ${brand.name}`,
  description: `Aturan memakai instalasi ${brand.name} ini: akun Anda, karya Anda, kredit dan pengembaliannya, apa yang dilarang, dan lisensi sumber terbuka.`,
  heading: 'Ketentuan penggunaan',
  paragraph:
    'Ditulis untuk dibaca: apa yang bisa Anda harapkan, apa yang diharapkan dari Anda, dan apa yang terjadi pada karya Anda.',
  updated: 'Terakhir diubah 15 November 2026',
} satisfies WordsOf<typeof english>;
