import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Senaryo üreticisi',
  title: `Kısa video reklam senaryoları | ${brand.name}`,
  description:
    'Açılışı, dönüşü ve eylem çağrısı olan kısa senaryolar, verdiğiniz bilgilerden sahne sahne. Düzenleyin, kopyalayın, aynı gün çekin.',
  heading: 'Bu öğleden sonra çekebileceğiniz bir senaryo',
  paragraph:
    'Ürünü, hedef kitleyi ve teklifi verin. Seçtiğiniz tonda, sahne sahne tam senaryolar alın: ne söylenecek, ekranda ne yazacak, kamera ne gösterecek. Bir içerik üreticisine verin, telefonla çekin ya da sonraki çekime saklayın.',
} satisfies PageWords;
