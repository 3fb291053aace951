import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مغيّر مقاسات الصور',
  title: `مقاسات صور الإعلانات لكل الشبكات | ${brand.name}`,
  description:
    'مقاسات الصور التي تطلبها Meta وTikTok وGoogle وLinkedIn وYouTube في مكان واحد، وما الذي يلزم أداة تغيير المقاس فوق القص.',
  heading: 'صورة واحدة بكل مقاس تطلبه الشبكات',
  paragraph: `تحتاج الحملة إلى الصورة نفسها بمقاس 1080×1080 و1080×1350 للمنشورات، و1080×1920 للقصص، و1200×628 للروابط، ونصف دزينة من مقاسات البانر. الغرض من الأداة أن تعيد ترتيب كل مقاس بدل قصّه. ليست في ${brand.name} بعد، لكن النص المرافق لكل مقاس يمكن كتابته اليوم.`,
} satisfies PageWords;
