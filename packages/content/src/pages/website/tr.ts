import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Sitenizden reklam',
  title: `Web sitesini reklama dönüştürün | ${brand.name}`,
  description:
    'Ürün bağlantısı yapıştırın; sayfa görsel reklama, banner’a ve reklam metnine dönüşsün. Adı, fiyatı, ayrıntıları ve görselleri içe aktarırız.',
  heading: 'Ürün sayfanızı reklama dönüştürün',
  paragraph:
    'Bir ürün bağlantısı yapıştırın. Adı, fiyatı, ayrıntıları ve görselleri içe aktarırız; hepsini düzenleyebilirsiniz. Sonra aynı üründen görsel reklamlar, banner’lar, posterler, reklam metinleri ve arama reklamları oluşturun.',
} satisfies PageWords;
