import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ürün açıklaması üreticisi',
  title: `Ürün açıklaması üreticisi | ${brand.name}`,
  description:
    'Mağazalar ve pazaryerleri için özellikleri satın alma nedenine çeviren açıklamalar; yalnızca sizin girdiğiniz bilgi, fiyat ve kanıtlarla.',
  heading: 'Özellik listesinden satın alma nedenine',
  paragraph:
    'Ürün hakkında bildiklerinizi yapıştırın ve kimin aldığını söyleyin. Kullanımla başlayan, onu özelliklerle destekleyen, söylemediğiniz hiçbir şeyi yazmayan açıklamalar alın. Mağaza sayfaları ve pazaryerleri için uygundur.',
} satisfies PageWords;
