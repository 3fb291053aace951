import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد الملصقات',
  title: `مولّد ملصقات للطباعة والشاشات | ${brand.name}`,
  description:
    'أنشئ ملصقات جاهزة للطباعة مع هامش قص وعلامات قص ورمز QR يُختبر قبل الطباعة. نكتب العنوان وتعدّل أنت التصميم.',
  heading: 'من المنتج إلى ملصق جاهز للطباعة',
  paragraph:
    'اختر منتجًا ومقاس الورق. نكتب العنوان ونصمم الملصق ونضيف هامش القص وعلاماته للمطبعة. أضف رمز QR نختبره أولًا، واعرف هل صورتك حادة بما يكفي للطباعة.',
} satisfies PageWords;
