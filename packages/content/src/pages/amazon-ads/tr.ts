import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon reklamları',
  title: `Amazon reklamları: başlık ve açıklama | ${brand.name}`,
  description:
    'Amazon için 50 karaktere kadar başlıklar, ürün açıklamaları ve saf beyaz ürün görselleri; söylemediğiniz hiçbir iddia yok.',
  heading: 'Denetimden geçen Amazon reklamları',
  paragraph: `Amazon kanıtlanamayan iddiaları olan reklamları reddeder. ${brand.name} 50 karaktere kadar başlıkları ve ürün açıklamalarını yalnızca brief’inizden yazar. Saf beyaz ürün görselleri ve Amazon boyutlarında reklamlar da oluşturur.`,
} satisfies PageWords;
