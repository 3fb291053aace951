import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد الدعوة إلى الفعل',
  title: `مولّد دعوات إلى الفعل للإعلانات | ${brand.name}`,
  description:
    'نصوص أزرار وجمل ختامية تقول ما سيحدث بعدها: خاصة بمنتجك وعرضك، قصيرة بما يكفي لزر، وخالية من الاستعجال الزائف.',
  heading: 'قل ما سيحدث عند النقر',
  paragraph:
    '«اعرف المزيد» هو ما يُكتب حين لا نعرف ماذا نريد من القارئ. أدخل المنتج والعرض، واحصل على دعوات تسمّي الخطوة التالية وسببها، قصيرة بما يكفي لزر.',
} satisfies PageWords;
