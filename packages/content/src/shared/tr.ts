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
  legal: {
    updated: 'Son güncelleme: {date}',
    translation:
      'Bu metin bir çeviridir. Sürümler arasında fark olması hâlinde, tabi olduğunuz hukuk aksini öngörmedikçe İngilizce sürüm geçerlidir.',
  },
} satisfies WordsOf<typeof english>;
