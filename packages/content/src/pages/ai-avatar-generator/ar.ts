import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد الشخصيات',
  title: `مولّد شخصيات لفيديوهات المقدّمين | ${brand.name}`,
  description: 'مقدّم يقول نصك بكل لغة تبيع بها. ما الغرض من مولّد الشخصيات، وكيف تكتب ما سيقوله من الآن.',
  heading: 'مقدّم لكلماتك',
  paragraph: `الغرض من مولّد الشخصيات أن يحوّل صورة، بموافقة صاحبها، إلى مقدّم لفيديوهاتك. ليس في ${brand.name} بعد. والمقدّم بجودة نصه: اكتب نصك اليوم بمولّد السيناريو واختبر وقعه بقراءته بصوت عالٍ.`,
} satisfies PageWords;
