import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Bant üreticisi',
  title: `Görüntülü kampanyalar için bantlar | ${brand.name}`,
  description:
    'Bir bant başlık, ürün ve düğmeyle yaşar. Üretici ne için, hangi boyutlar önemli ve bugün doğru sözler nasıl bulunur.',
  heading: 'Bant yedi iyi kelimeyle başlar',
  paragraph:
    'Üreticinin amacı ürününüzü, başlığınızı ve düğmenizi 300×250’den 970×250’ye görüntülü reklam boyutlarına yerleştirmek. Henüz bant çizmiyor. Bandı belirleyen üzerindeki cümledir: 30 karakterlik başlıkları ve düğme yazılarını bugün burada yazıp karşılaştırın.',
} satisfies PageWords;
