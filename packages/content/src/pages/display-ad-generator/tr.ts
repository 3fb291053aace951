import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Görüntülü reklam üreticisi',
  title: `Google Display reklamları | ${brand.name}`,
  description:
    'Duyarlı görüntülü reklam 30 karakterlik başlık, 90 karakterlik uzun başlık, açıklama ve görsel ister. Metin kısmını bugün yazın.',
  heading: 'Görüntülü reklamın metin yarısı, gerektiği gibi',
  paragraph: `Duyarlı görüntülü reklam 30 karakterlik kısa başlıklar, 90 karakterlik uzun başlık ve açıklamalar, 25 karakterlik işletme adı ve 1200×628 ile 1200×1200 görseller ister. Üreticinin amacı iki yarıyı da yapmak. Görseller henüz ${brand.name} içinde yok; bu uzunluklarda başlık ve açıklamalar var.`,
} satisfies PageWords;
