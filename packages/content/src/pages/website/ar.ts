import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات من موقعك',
  title: `حوّل موقعك إلى إعلانات | ${brand.name}`,
  description: 'الصق رابط منتج وحوّل صفحته إلى إعلانات بالصور وبانرات ونصوص إعلانية. نستورد الاسم والسعر والتفاصيل والصور.',
  heading: 'حوّل صفحة منتجك إلى إعلانات',
  paragraph:
    'الصق رابط منتج. نستورد الاسم والسعر والتفاصيل والصور، ويمكنك تعديلها كلها. ثم أنشئ إعلانات بالصور وبانرات وملصقات ونصوصًا وإعلانات بحث من المنتج نفسه.',
} satisfies PageWords;
