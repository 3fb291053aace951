import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Discord',
  title: `إعلانات Discord: نصوص للمجتمعات | ${brand.name}`,
  description:
    'ينشر Discord قواعد قليلة لأشكال الإعلانات، وجمهوره لا يحب ما يبدو إعلانًا. اكتب نصًا قصيرًا صادقًا يناسب المجتمع.',
  heading: 'تحدّث كمن ينتمي إلى المكان',
  paragraph: `الناس على Discord هناك من أجل مجتمعهم ويلاحظون فورًا من جاء ليبيع فقط. لا ينشر Discord قائمة كاملة لأشكال الإعلانات، لذلك لا يضع ${brand.name} حدًا صارمًا له: اختر نبرة ودودة أو مرحة، واختصر، وتحقق من الأطوال في مدير إعلانات Discord. الصور والفيديو لا تُصنع هنا بعد.`,
} satisfies PageWords;
