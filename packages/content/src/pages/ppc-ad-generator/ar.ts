import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'مولّد إعلانات PPC',
  title: `مولّد إعلانات PPC: عناوين وأوصاف | ${brand.name}`,
  description:
    'إعلانات بحث متجاوبة بعناوين من 30 حرفًا وأوصاف من 90 ومسارات من 15، متنوعة بما يكفي ليركّبها Google وجاهزة للصق.',
  heading: 'إعلانات بحث بأطوال Google، بلا قطع',
  paragraph:
    'إعلان البحث المتجاوب يأخذ من ثلاثة إلى خمسة عشر عنوانًا من 30 حرفًا، ومن وصفين إلى أربعة من 90، ومسارين من 15. تعطيك الأداة من موجزك خمسة عناوين ووصفين والمسارين، يقول كل منها شيئًا مختلفًا، فيبقى أي تركيب يختاره Google مفهومًا.',
} satisfies PageWords;
