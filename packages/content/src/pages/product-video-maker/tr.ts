import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ürün videosu yapıcı',
  title: `Kısa reklamlar için ürün videosu | ${brand.name}`,
  description:
    'Ürün bağlantısını veya fotoğrafları senaryosu, seslendirmesi, müziği ve altyazısı olan bir video reklama dönüştürün: 9:16, 1:1, 4:5 ve 16:9.',
  heading: 'Ürün bağlantısından hazır video reklama',
  paragraph:
    'Bir bağlantı yapıştırın veya ürün ekleyin. Üç senaryodan birini, şablonu, sesi, müziği ve altyazıyı seçin; kredi harcamadan önce sesli önizlemeyi izleyin. Ardından 9:16, 1:1, 4:5 ve 16:9 formatlarını altyazı dosyalarıyla birlikte tek seferde oluşturun.',
} satisfies PageWords;
