import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'صانع بانر GIF',
  title: `إنشاء بانرات GIF للإعلانات | ${brand.name}`,
  description: 'أنشئ بانرات GIF متحركة دون 150 كيلوبايت تتوقف خلال 30 ثانية كما تشترط Google. مع النص والزر.',
  heading: 'بانرات متحركة دون 150 كيلوبايت',
  paragraph:
    'تقبل شبكة Google الإعلانية البانرات المتحركة حتى 150 كيلوبايت التي تتوقف خلال 30 ثانية. اختر منتجًا. نكتب النص ونحرّكه ونُبقي كل ملف دون الحد. عدّل التصميم وصدّر كل المقاسات معًا.',
} satisfies PageWords;
