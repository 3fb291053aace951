import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'الخصوصية',
  title: `سياسة الخصوصية | ${brand.name}`,
  description:
    'ما البيانات التي تحفظها هذه النسخة ولماذا ولأي مدة ومن يراها. لا متتبّعات إعلانية ولا تحليلات من أطراف ثالثة ولا بيع للبيانات.',
  heading: 'سياسة الخصوصية',
  paragraph: 'ما يُحفظ عنك، ولماذا، ولأي مدة، وكيف تطلب حذفه. باختصار: أقل ما تحتاجه الأدوات.',
  updated: 'آخر تعديل في 15 نوفمبر 2026',
} satisfies WordsOf<typeof english>;
