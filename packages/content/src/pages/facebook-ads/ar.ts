import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Facebook',
  title: `إعلانات Facebook: النص والمقاسات والحدود | ${brand.name}`,
  description:
    'نص إعلاني لـ Facebook بالطول المناسب: 125 حرفًا قبل الطي و27 إلى 40 للعنوان. اكتبه من حقائقك، مع المقاسات.',
  heading: 'إعلانات Facebook تصل إلى الفكرة فورًا',
  paragraph: `تعرض الخلاصة نحو 125 حرفًا من النص الأساسي قبل «عرض المزيد»، ومن 27 إلى 40 حرفًا من العنوان. يكتب ${brand.name} كليهما ليتّسعا وينشئ الصور: 1080×1080 و1080×1350 للخلاصة، و1080×1920 للقصص.`,
} satisfies PageWords;
