import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات LinkedIn',
  title: `إعلانات LinkedIn: النص والمقاسات والحدود | ${brand.name}`,
  description:
    'يعرض LinkedIn مئة وخمسين حرفًا من المقدمة و70 من العنوان. اكتب للمهنيين إعلانات تصل إلى الفكرة ضمن الحدّين من حقائقك.',
  heading: 'أوصل الفكرة في 150 حرفًا',
  paragraph: `يطوي LinkedIn المقدمة بعد نحو 150 حرفًا من 600 والعنوان بعد 70 من 200. يكتب ${brand.name} كليهما ليظهرا كاملين، بنبرة تناسب المهنيين، وينشئ إعلانات بالصور بمقاسات LinkedIn.`,
} satisfies PageWords;
