import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Eylem çağrısı üreticisi',
  title: `Reklamlar için eylem çağrıları | ${brand.name}`,
  description:
    'Sonra ne olacağını söyleyen düğme yazıları ve son cümleler: ürününüze ve teklifinize özgü, düğmeye sığacak kadar kısa, sahte telaş olmadan.',
  heading: 'Tıklayınca ne olacağını söyleyin',
  paragraph:
    '“Daha fazla bilgi”, okurun ne yapacağına karar verilmediğinde yazılır. Ürünü ve teklifi verin; sonraki adımı ve nedenini söyleyen, düğmeye sığacak kadar kısa çağrılar alın.',
} satisfies PageWords;
