import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'الشروط',
  title: `شروط الاستخدام | ${brand.name}`,
  description: `قواعد استخدام هذه النسخة من ${brand.name}: حسابك، وعملك، والنقاط واستردادها، وما هو غير مسموح، ورخصة المصدر المفتوح.`,
  heading: 'شروط الاستخدام',
  paragraph: 'مكتوبة لتُقرأ. تقول ما يمكنك توقعه، وما يُنتظر منك، وما الذي يحدث لعملك.',
  updated: 'آخر تعديل في 15 نوفمبر 2026',
} satisfies WordsOf<typeof english>;
