import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Amazon',
  title: `إعلانات Amazon: عناوين وأوصاف | ${brand.name}`,
  description: 'عناوين حتى 50 حرفًا وأوصاف وصور منتجات على أبيض نقي لمنصة Amazon، بلا ادعاءات لم تقلها أنت.',
  heading: 'إعلانات Amazon تجتاز المراجعة',
  paragraph: `ترفض Amazon الإعلانات ذات الادعاءات التي لا يمكن إثباتها. يكتب ${brand.name} عناوين حتى 50 حرفًا وأوصاف المنتجات من موجزك فقط. وينشئ أيضًا صور منتجات على أبيض نقي وإعلانات بمقاسات Amazon.`,
} satisfies PageWords;
