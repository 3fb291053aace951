import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Görsel boyutlandırma',
  title: `Her platform için görsel boyutlandırma | ${brand.name}`,
  description:
    'Tek görseli Meta, TikTok, Google, LinkedIn ve YouTube için boyutlandırın. Yüzler, metin ve ürün kadrajda, dosya boyutu sınırda kalır.',
  heading: 'Tek görsel, tüm reklam boyutları',
  paragraph:
    'Bir görsel yükleyin ve boyutları seçin: akış için 1080×1080 ve 1080×1350, hikâyeler için 1080×1920, bağlantılar için 1200×628 ve görüntülü reklam banner’ları. Önemli bir yer kesilmesin diye yüzleri, metni ve nesneyi buluruz. Her boyutu ayarlayabilirsiniz.',
} satisfies PageWords;
