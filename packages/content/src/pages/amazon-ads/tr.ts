import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon reklamları',
  title: `Amazon reklamları: başlık ve açıklama | ${brand.name}`,
  description:
    'Amazon için gerçeklere bağlı başlık ve ürün açıklamaları: uydurma yorum yok, söylemediğiniz iddia yok, uzunluğu da uygun.',
  heading: 'Denetimden geçen Amazon reklamları',
  paragraph: `Amazon kanıtlanamayan iddiaları olan reklamları reddeder. ${brand.name} 50 karaktere kadar başlıkları ve açıklamaları yalnızca verdiğiniz bilgilerden yazar; söylemediğiniz bir şey çıkmaz. Amazon en az 600×600 logo ve 1920×1080 video ister; bunlar henüz burada yapılmıyor.`,
} satisfies PageWords;
