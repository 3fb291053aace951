import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam takipçisi',
  title: `Reklam takipçisi: zaman içinde izleyin | ${brand.name}`,
  description:
    'Bir rakibin reklamı ne zaman başlattığını, değiştirdiğini ya da durdurduğunu bilin. Takip ne için ve bugün kendi reklamlarınızla ne yapılır.',
  heading: 'Reklam başlayınca, değişince, durunca fark edin',
  paragraph: `Takipçinin amacı seçtiğiniz reklamverenleri izleyip neyin yeni, değişmiş ya da kaldırılmış olduğunu söylemek. Henüz kimseyi izlemiyor. Kendi kampanyalarınızda ${brand.name} ile yazılan her metin bilgileri, tarihi ve tohumuyla saklanır: neyin ne zaman yazıldığını görür, yeniden üretirsiniz.`,
} satisfies PageWords;
