import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Görsel reklam klonlama',
  title: `Klonlama: sınanmış düzen, sizin ürününüz | ${brand.name}`,
  description:
    'Beğendiğiniz bir reklamı yükleyin; düzenini ürününüz, metniniz ve renklerinizle yeniden kuralım. Her öğeyi düzenleyin, her boyutta dışa aktarın.',
  heading: 'Düzen kalsın, ürün değişsin',
  paragraph:
    'İşe yarayan bir reklam yükleyin. Başlığı, ürünü, fiyatı ve düğmeyi buluruz; düzeni ürününüz ve metninizle yeniden kurarız. Orijinalin adı ve logosu çıkarılır, her öğeyi dışa aktarmadan önce düzenleyebilirsiniz.',
} satisfies PageWords;
