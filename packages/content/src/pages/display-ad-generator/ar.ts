import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد الإعلانات الصورية',
  title: `مولّد إعلانات لشبكة Google الإعلانية | ${brand.name}`,
  description:
    'أنشئ إعلانات صورية بصيغة HTML5 مع وسوم النقر وصور احتياطية لشبكة Google، دون 150 كيلوبايت وبكل المقاسات الشائعة.',
  heading: 'إعلانات صورية جاهزة للرفع',
  paragraph:
    'اختر منتجًا وأدخل صفحة الهبوط. تحصل على إعلانات HTML5 في ملف ZIP مع وسم نقر وصورة احتياطية، كل منها دون 150 كيلوبايت، بمقاسات شبكة Google. وتكتب مولّدات النصوص عناوين الإعلانات المتجاوبة.',
} satisfies PageWords;
