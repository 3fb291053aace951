import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Başlık üreticisi',
  title: `Sınırlara uyan reklam başlıkları | ${brand.name}`,
  description:
    'Meta, Google, LinkedIn, YouTube ve Amazon için başlıklar, her platformun sınırına göre sayılır: aramada 30 karakterden akışta 70’e.',
  heading: 'Asla kesilmeyen başlıklar',
  paragraph:
    'Google’da otuz karakter, Meta kesmeden önce yaklaşık kırk, LinkedIn’de yetmiş. Platformu seçin, teklifi anlatın; alana sığan ve her seferinde başka bir nedenle başlayan başlıklar alın.',
} satisfies PageWords;
