import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Gizlilik',
  title: `Gizlilik politikası | ${brand.name}`,
  description:
    'Bu kurulum hangi verileri, neden, ne kadar süre saklar ve kim görür. Reklam izleyicisi yok, üçüncü taraf analizi yok, veri satışı yok.',
  heading: 'Gizlilik politikası',
  paragraph: 'Hakkınızda ne, neden, ne kadar saklanır ve nasıl sildirilir. Kısaca: araçların gerektirdiği kadar az.',
  updated: 'Son değişiklik: 15 Kasım 2026',
} satisfies WordsOf<typeof english>;
