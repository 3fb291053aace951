import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam takipçisi',
  title: `Reklam takipçisi: zaman içinde izleyin | ${brand.name}`,
  description:
    'Markaları, web sitelerini ve aramaları takip edin. Yeni, değişen, yayından kalkan reklamları ve aylık sayıyı görün; haberler e-postanıza gelsin.',
  heading: 'Reklam başladığında, değiştiğinde, durduğunda haberiniz olsun',
  paragraph:
    'Bir markayı, web sitesini veya reklam kütüphanesindeki herhangi bir aramayı takip edin. Yeni, değişen ve yayından kalkan reklamları, her ay kaç reklamın hangi biçimde ve ne kadar süre yayınlandığını görürsünüz. Haberler günde en fazla bir kez e-postayla gelir.',
} satisfies PageWords;
