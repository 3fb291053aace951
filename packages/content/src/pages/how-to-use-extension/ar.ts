import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إضافة المتصفح',
  title: `إضافة المتصفح: كيف تستخدمها | ${brand.name}`,
  description:
    'الغرض من الإضافة حفظ الإعلانات التي تصادفها أثناء التصفح في مجموعتك. ما ستفعله، وما لن تفعله، وما يعمل بدونها.',
  heading: 'احفظ الإعلانات التي تصادفها أثناء التصفح',
  paragraph:
    'ستضيف الإضافة زر حفظ إلى الإعلانات التي تمر بها وتجمعها في مجلدات بحسابك. لا يمكن تثبيتها بعد. وكل الأدوات المتاحة اليوم تعمل في متصفحك بدونها.',
} satisfies PageWords;
