import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد الافتتاحيات',
  title: `مولّد افتتاحيات لإعلانات الفيديو | ${brand.name}`,
  description:
    'جمل افتتاحية لـ TikTok وReels وShorts تكسب الثواني الثلاث التالية: أسئلة ومفارقات وقصص وأدلة، كلها من حقائقك أنت.',
  heading: 'الجملة الأولى تقرر إن كان الباقي سيُشاهَد',
  paragraph:
    'أدخل المنتج وما يفعله للناس، تحصل على جمل افتتاحية بأساليب مختلفة بوضوح، قصيرة بما يكفي لتُقال في نحو ثلاث ثوانٍ أو تُكتب على الشاشة، وصادقة بما يكفي ليفي الفيديو بما وعدت به.',
} satisfies PageWords;
