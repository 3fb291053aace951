import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات TikTok',
  title: `إعلانات TikTok: افتتاحيات ونص وحدود | ${brand.name}`,
  description:
    'يمنحك TikTok مئة حرف من النص ونحو ثلاث ثوانٍ من الانتباه. اكتب من حقائقك افتتاحيات وسيناريوهات ونصوصًا تناسب كليهما.',
  heading: 'ثلاث ثوانٍ ومئة حرف',
  paragraph: `يعرض TikTok حتى 100 حرف من النص، و50 بالصينية أو اليابانية أو الكورية، تحت فيديو من 5 إلى 60 ثانية. يكتب ${brand.name} الافتتاحية والسيناريو والنص الإعلاني، ويعدّ الأحرف كما يعدّها TikTok. للفيديو استخدم 1080×1920 واترك أسفل 440 بكسلًا خاليًا: هناك يضع TikTok التعليق والأزرار.`,
} satisfies PageWords;
