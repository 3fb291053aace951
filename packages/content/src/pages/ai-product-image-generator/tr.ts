import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ürün görseli üreticisi',
  title: `Reklam ve mağaza için ürün görselleri | ${brand.name}`,
  description:
    'Ürününüzü değiştirmeden yeni sahnelere yerleştirin: stüdyo, taş, ahşap, doğa veya kendi arka planınız, ayrıca saf beyaz.',
  heading: 'Ürününüz yeni bir sahnede, değişmeden',
  paragraph:
    'Bir ürün fotoğrafı yükleyin. Arka planı kaldırır, ürünü stüdyo, taş, ahşap veya açık hava sahnesine yerleştirir ve değişmediğini göstermek için her pikseli karşılaştırırız. Akış ve hikâye boyutlarını, pazaryerleri için saf beyazda 2000×2000’i dışa aktarın.',
} satisfies PageWords;
