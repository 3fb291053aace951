import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam takipçisi',
  title: `Reklam takipçisi: zaman içinde izleyin | ${brand.name}`,
  description:
    'Bir rakibin reklamı ne zaman başlattığını, değiştirdiğini ya da durdurduğunu bilin. Takip ne için ve bugün kendi reklamlarınızla ne yapılır.',
  heading: 'Reklam başladığında, değiştiğinde, durduğunda haberiniz olsun',
  paragraph: `Takip aracı, seçtiğiniz reklamverenleri izleyip neyin yeni, değişmiş ya da kaldırılmış olduğunu söyleyecek. Henüz kullanıma açık değil. Kendi kampanyalarınızda ${brand.name} ile yazılan her metin brief’i, tarihi ve seed’iyle saklanır: neyin ne zaman yazıldığını görür, yeniden üretirsiniz.`,
} satisfies PageWords;
