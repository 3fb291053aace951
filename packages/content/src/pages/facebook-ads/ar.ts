import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Facebook',
  title: `إعلانات Facebook: النص والمقاسات والحدود | ${brand.name}`,
  description:
    'نص إعلاني لـ Facebook بالطول المناسب: 125 حرفًا قبل الطي و27 إلى 40 للعنوان. اكتبه من حقائقك، مع المقاسات.',
  heading: 'إعلانات Facebook تقولها قبل الطي',
  paragraph: `يعرض Facebook نحو 125 حرفًا من النص الأساسي قبل «عرض المزيد»، و27 إلى 40 من العنوان. يكتب ${brand.name} كليهما بالطول المناسب ويبيّن موضع الطي. تُرفع الصور بمقاس 1080×1080 أو 1080×1350 والقصص 1080×1920؛ رسمها ليس جزءًا من المنتج بعد، أما الكتابة لها فنعم.`,
} satisfies PageWords;
