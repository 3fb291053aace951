import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram reklamları',
  title: `Instagram reklamları: metin ve boyutlar | ${brand.name}`,
  description:
    'Akış, Stories ve Reels için Instagram metinleri yazın; boyutları ve güvenli alanları bilin: akışta 1080×1350, dikeyde 1080×1920.',
  heading: 'Görsellerle dolu bir platform için metinler',
  paragraph: `Stories ve Reels’te yaklaşık 72, akışta 125 karakter görünür. ${brand.name} metni ve bir Reel’in ilk saniyelerinin hook’unu yazar, her karakteri sayar. Görselde 1080×1920’nin üst %14’ünü ve alt %35’ini boş bırakın: Instagram kendi düğmelerini oraya koyar.`,
} satisfies PageWords;
