import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد العناوين',
  title: `مولّد عناوين إعلانية ضمن الحدود | ${brand.name}`,
  description:
    'عناوين لإعلانات Meta وGoogle وLinkedIn وYouTube وAmazon، كل عنوان معدود مقابل حد المنصة، من 30 حرفًا في البحث إلى 70 في الخلاصة.',
  heading: 'عناوين لا تُقطع أبدًا',
  paragraph:
    'ثلاثون حرفًا على Google، ونحو أربعين قبل أن يطوي Meta النص، وسبعون على LinkedIn. اختر المنصة وصف العرض، واحصل على عناوين تناسب المساحة ويبدأ كل منها بسبب مختلف.',
} satisfies PageWords;
