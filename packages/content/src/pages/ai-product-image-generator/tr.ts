import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ürün görseli üreticisi',
  title: `Reklam ve mağaza için ürün görselleri | ${brand.name}`,
  description:
    'Ürünü değiştirmeden yeni ortamlarda ürün fotoğrafları. Araç ne için ve hangi ürün metinlerini şimdiden yazabilirsiniz.',
  heading: 'Ürününüz yeni bir ortamda, değişmeden',
  paragraph:
    'Mağazalar ve reklamlar aynı ürünü birçok ortamda ister, ürün ise olduğu gibi kalmalıdır. Üreticinin amacı onu yeniden çizmeden kesip bir sahneye koymak. Henüz görsel yapmıyor. Yanındaki metin, açıklamadan başlığa, bugün burada yazılabilir.',
} satisfies PageWords;
