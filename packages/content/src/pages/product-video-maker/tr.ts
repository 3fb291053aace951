import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Ürün videosu yapıcı',
  title: `Kısa reklamlar için ürün videosu | ${brand.name}`,
  description:
    'Ürün fotoğrafları ve bir senaryo kısa bir video reklama dönüşür. Araç ne için ve bugün açılış ile senaryo nasıl yazılır.',
  heading: 'Ürün videosu senaryoyla başlar',
  paragraph:
    'Aracın amacı ürün fotoğraflarını ve bir senaryoyu 9:16, 1:1 ve 16:9 kısa reklama çevirmek. Henüz video yapmıyor. İzlenip izlenmeyeceğini belirleyen kısım hazır: ilk üç saniye için açılış cümleleri, gerisi için senaryo yazın.',
} satisfies PageWords;
