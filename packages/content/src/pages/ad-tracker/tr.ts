import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam takipçisi',
  title: `Reklam takipçisi: zaman içinde izleyin | ${brand.name}`,
  description:
    'Markaları, web sitelerini ve aramaları takip edin. Yeni, değişen ve duran reklamları, aylık reklam sayısını görün; yenilikler e-postanıza gelsin.',
  heading: 'Reklam başladığında, değiştiğinde, durduğunda haberiniz olsun',
  paragraph:
    'Bir markayı, web sitesini veya reklam kütüphanesindeki herhangi bir aramayı takip edin. Yeni, değişen ve duran reklamları, her ay kaç tanesinin hangi biçimde ve ne kadar yayınlandığını görürsünüz. Yenilikler e-postayla gelir, günde en fazla bir kez.',
} satisfies PageWords;
