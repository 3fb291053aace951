import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'المنتج',
    text: 'نصوص إعلانية',
    image: 'إعلانات مصوّرة',
    video: 'إعلانات فيديو',
    library: 'بحث الإعلانات',
    networks: 'حسب المنصة',
    company: 'قانوني',
  },
  relatedHeading: 'أدوات ذات صلة',
  openTool: 'جرّبه الآن',
  writeAdText: 'اكتب نصًا إعلانيًا الآن',
  tool: {
    heading: 'جرّبها على منتجك',
    lead: 'املأ ما تعرفه. الأرقام والأسعار والعروض في النتائج تأتي من موجزك وحده.',
  },
  legal: {
    updated: 'آخر تحديث: {date}',
    translation:
      'هذا النص مترجم. في حال وجود اختلاف بين النسخ، تُعتمد النسخة الإنجليزية ما لم ينص القانون المنطبق عليك على خلاف ذلك.',
  },
} satisfies WordsOf<typeof english>;
