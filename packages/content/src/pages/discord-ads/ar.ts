import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Discord',
  title: `إعلانات Discord: نصوص للمجتمعات | ${brand.name}`,
  description:
    'ينشر Discord قواعد قليلة لأشكال الإعلانات، وجمهوره لا يحب ما يبدو إعلانًا. اكتب نصًا قصيرًا صادقًا يناسب المجتمع.',
  heading: 'تحدّث كأنك واحد منهم',
  paragraph: `يأتي الناس إلى Discord من أجل مجتمعهم ويلاحظون فورًا من يبيع فقط. اختر نبرة ودودة أو مرحة وأوجز. ينشئ ${brand.name} أيضًا إعلانات بالصور بمقاسات Discord. تحقق من أطوال النصوص في مدير إعلانات Discord.`,
} satisfies PageWords;
