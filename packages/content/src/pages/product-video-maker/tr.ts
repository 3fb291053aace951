import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ürün videosu yapıcı',
  title: `Kısa reklamlar için ürün videosu | ${brand.name}`,
  description:
    'Ürün fotoğraflarını kliplere dönüştürün: dönüş, ışık, yakın çekim ve kutu açılışı, fotoğraf sahnelerinde, 9:16, 1:1, 4:5 ve 16:9 formatlarında.',
  heading: 'Ürün fotoğraflarından satan kliplere',
  paragraph:
    'Bir ila altı fotoğraf ekleyin, çekimleri ve sahneyi seçin, kredi harcamadan önce klibi izleyin. 9:16, 1:1, 4:5 ve 16:9 tek seferde oluşturulur. Senaryo, ses ve altyazı mı gerekiyor? Video reklamlar, bir bağlantıdan tüm reklamı hazırlar.',
} satisfies PageWords;
