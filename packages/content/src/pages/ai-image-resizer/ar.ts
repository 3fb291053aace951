import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مغيّر مقاسات الصور',
  title: `تغيير مقاس الصور لكل منصة إعلانية | ${brand.name}`,
  description:
    'غيّر مقاس صورة واحدة لمنصات Meta وTikTok وGoogle وLinkedIn وYouTube معًا. تبقى الوجوه والنص والمنتج داخل الإطار وحجم الملف ضمن الحد.',
  heading: 'صورة واحدة بكل مقاسات الإعلانات',
  paragraph:
    'ارفع صورة واختر المقاسات: 1080×1080 و1080×1350 للخلاصة، و1080×1920 للقصص، و1200×628 للروابط، وبانرات العرض. نجد الوجوه والنص والعنصر الرئيسي كي لا يُقصّ ما يهم. ويمكنك ضبط كل مقاس.',
} satisfies PageWords;
