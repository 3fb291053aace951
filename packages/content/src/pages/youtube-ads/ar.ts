import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات YouTube',
  title: `إعلانات YouTube: سيناريوهات وعناوين | ${brand.name}`,
  description: 'افتتاحيات تصمد أمام زر التخطي، وسيناريوهات لما بعده، وعناوين من 40 حرفًا لكل سطر. مع المدد والمقاسات.',
  heading: 'اكسب الثواني التي تلي زر التخطي',
  paragraph: `الإعلان القصير 6 ثوانٍ، وغير القابل للتخطي من 15 إلى 30، والقابل للتخطي لديه خمس قبل أن يتحرك الإصبع. يكتب ${brand.name} الافتتاحية وسيناريو تقصّه إلى الطول المطلوب وعناوين من سطرين بأربعين حرفًا. ارفع الفيديو بمقاس 1920×1080 وShorts بمقاس 1080×1920.`,
} satisfies PageWords;
