import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Konuşan fotoğraf',
  title: `Konuşan fotoğraf: görsele söz verin | ${brand.name}`,
  description:
    'Mesajınızı söyleyen tek bir fotoğraf. Araç ne için, görselde neye bakmalı ve sözleri şimdiden nasıl yazmalı.',
  heading: 'Bir fotoğraf, bir mesaj, sesli',
  paragraph: `Aracın amacı bir portreye yazdığınız metni dudakları uyumlu biçimde söyletmek. Henüz ${brand.name} içinde yok. Kısa metinler en iyisi: senaryo üreticisiyle kitlenizin dilinde yirmi ila kırk kelime yazın ve iyi ışıklı, kameraya bakan bir fotoğraf saklayın.`,
} satisfies PageWords;
