import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Banner üreticisi',
  title: `Görüntülü kampanyalar için banner’lar | ${brand.name}`,
  description:
    '300×250’den 970×250’ye tam boyutlarda banner, başlık ve profil kapakları oluşturun. Metni biz yazarız, tasarımı siz düzenlersiniz.',
  heading: 'Tam ihtiyacınız olan boyutta banner’lar',
  paragraph:
    'Bir ürün ve boyutları seçin: siteler için 300×250’den 970×250’ye, sosyal profiller için kapaklar. Başlığı ve düğmeyi yazar, banner’ı renklerinizle tasarlarız. Dışa aktarmadan önce her şeyi düzenleyin.',
} satisfies PageWords;
