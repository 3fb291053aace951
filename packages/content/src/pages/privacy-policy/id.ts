import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privasi',
  title: `Kebijakan privasi | ${brand.name}`,
  description:
    'Data apa yang disimpan instalasi ini, mengapa, berapa lama, dan siapa yang melihat. Tanpa pelacak iklan, tanpa analitik pihak ketiga, tanpa penjualan data.',
  heading: 'Kebijakan privasi',
  paragraph:
    'Apa yang disimpan tentang Anda, mengapa, berapa lama, dan cara menghapusnya. Singkatnya: sesedikit yang dibutuhkan alat.',
  updated: 'Terakhir diubah 15 November 2026',
} satisfies WordsOf<typeof english>;
