import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam bulucu',
  title: `Reklam bulucu: ne dediğine göre arayın | ${brand.name}`,
  description:
    'Reklamları ürüne, vaade, biçime ve platforma göre bulun. Bulucu ne için, bu arada nereye bakmalı ve ne yazılabilir.',
  heading: 'Müşterilerinizle konuşan reklamları bulun',
  paragraph:
    'Bulucunun amacı kütüphanede yalnızca kimin verdiğine göre değil, reklamın ne deyip ne gösterdiğine göre aramak. Henüz aranacak bir şey yok. Meta ve TikTok reklamlarını kendi kütüphanelerinde yayımlar; başkalarının vaadini görünce burada başka bir şey vaat eden bir reklam yazın.',
} satisfies PageWords;
