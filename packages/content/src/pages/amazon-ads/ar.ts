import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'إعلانات Amazon',
  title: `إعلانات Amazon: عناوين وأوصاف | ${brand.name}`,
  description: 'عناوين وأوصاف منتجات لإعلانات Amazon تلتزم بالحقائق: لا تقييمات مخترعة ولا ادعاءات لم تقلها، وبطول مناسب.',
  heading: 'إعلانات Amazon تجتاز المراجعة',
  paragraph: `يرفض Amazon الإعلانات ذات الادعاءات التي لا يمكن إثباتها. يكتب ${brand.name} عناوين حتى 50 حرفًا وأوصاف منتجات من موجزك فقط، فلا شيء فيها لم تقله. ويطلب Amazon للصور شعارًا لا يقل عن 600×600 وفيديو 1920×1080؛ وهذه لا تُصنع هنا بعد.`,
} satisfies PageWords;
