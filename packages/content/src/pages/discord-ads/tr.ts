import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord reklamları',
  title: `Discord reklamları: topluluk için metin | ${brand.name}`,
  description:
    'Discord biçimlere dair az kural yayımlar ve insanları reklam gibi duyulan reklamı sevmez. Topluluğa uyan kısa ve dürüst metinler yazın.',
  heading: 'Oradan biri gibi konuşun',
  paragraph: `İnsanlar Discord’da toplulukları için bulunur ve yalnızca satış yapmak isteyeni hemen fark eder. Discord tam bir biçim listesi yayımlamadığından ${brand.name} kesin sınır koymaz: samimi ya da eğlenceli bir ton seçin, kısa yazın, uzunlukları Discord’un yönetim panelinden denetleyin. Görsel ve video henüz burada yapılmıyor.`,
} satisfies PageWords;
