import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Ürün',
    text: 'Reklam metinleri',
    image: 'Görsel reklamlar',
    video: 'Video reklamlar',
    library: 'Reklam araştırması',
    networks: 'Platforma göre',
    company: 'Yasal',
  },
  relatedHeading: 'İlgili araçlar',
  openTool: 'Hemen dene',
  writeAdText: 'Hemen reklam metni yaz',
  tool: {
    heading: 'Kendi ürününüzde deneyin',
    lead: 'Bildiklerinizi doldurun. Sonuçlardaki sayılar, fiyatlar ve teklifler yalnızca sizin verdiğiniz bilgilerden gelir.',
  },
  englishOnly: 'Bu metin yalnızca İngilizcedir. Geçerli olan İngilizce sürümdür.',
} satisfies WordsOf<typeof english>;
