import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Instagram',
  title: `إعلانات Instagram: النص والمقاسات | ${brand.name}`,
  description:
    'اكتب نصًا لإعلانات Instagram يصلح للمنشورات وStories وReels، واعرف المقاسات والمناطق الآمنة: 1080×1350 و1080×1920 عموديًا.',
  heading: 'نصوص لمنصة كلها صور',
  paragraph: `في Stories وReels يُرى نحو 72 حرفًا من النص، وفي المنشورات 125. يكتب ${brand.name} النص وافتتاحية الثواني الأولى من Reel ويعدّ كل حرف. وعند إعداد الصورة اترك أعلى 14\u200e%\u200e وأسفل 35\u200e%\u200e من 1080×1920 خاليين: هناك يضع Instagram عناصره.`,
} satisfies PageWords;
