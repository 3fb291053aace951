import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات UGC',
  title: `سيناريوهات وافتتاحيات لإعلانات UGC | ${brand.name}`,
  description:
    'الإعلانات التي تبدو منشورًا من شخص تعيش على طريقة قولها. اكتب هنا افتتاحيات وسيناريوهات لصنّاع المحتوى من حقائقك.',
  heading: 'نصوص تشبه كلام الناس لا كلام العلامات',
  paragraph: `تنجح إعلانات UGC حين يقول شخص حقيقي شيئًا محددًا. يكتب ${brand.name} الافتتاحيات والسيناريوهات بالنبرة التي تختارها ومن حقائق تتحمل مسؤوليتها. سلّمها لصنّاع المحتوى وابدأ التصوير.`,
} satisfies PageWords;
