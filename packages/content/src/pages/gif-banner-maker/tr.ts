import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF banner oluşturucu',
  title: `Reklam için GIF banner oluşturma | ${brand.name}`,
  description:
    'Google Display’in istediği gibi 150 KB altında kalan ve 30 saniyede duran animasyonlu GIF banner’lar oluşturun. Metin ve düğme dahil.',
  heading: '150 KB altında animasyonlu banner’lar',
  paragraph:
    'Google Display, 150 KB’a kadar olan ve 30 saniyede duran animasyonlu banner’ları kabul eder. Bir ürün seçin. Metni yazar, canlandırır ve her dosyayı sınırın altında tutarız. Tasarımı düzenleyin, tüm boyutları birden dışa aktarın.',
} satisfies PageWords;
