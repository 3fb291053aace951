import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Görüntülü reklam üreticisi',
  title: `Google Display reklamları | ${brand.name}`,
  description:
    'Google Display için tıklama etiketli ve yedek görselli HTML5 görüntülü reklamlar oluşturun; 150 KB altında, yaygın tüm boyutlarda.',
  heading: 'Yüklemeye hazır görüntülü reklamlar',
  paragraph:
    'Bir ürün seçin ve açılış sayfanızı girin. Tıklama etiketi ve yedek görsel içeren, her biri 150 KB altında HTML5 reklamları Google Display boyutlarında ZIP olarak alırsınız. Duyarlı reklamların başlıklarını metin araçları yazar.',
} satisfies PageWords;
