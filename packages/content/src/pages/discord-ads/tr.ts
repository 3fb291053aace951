import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord reklamları',
  title: `Discord reklamları: topluluk için metin | ${brand.name}`,
  description:
    'Discord biçimlere dair az kural yayımlar ve insanları reklam gibi duyulan reklamı sevmez. Topluluğa uyan kısa ve dürüst metinler yazın.',
  heading: 'Oradan biri gibi konuşun',
  paragraph: `İnsanlar Discord’a topluluğu için gelir ve yalnızca satış yapanı hemen fark eder. Samimi veya eğlenceli bir ton seçin, kısa tutun. ${brand.name}, Discord boyutlarında görsel reklamlar da oluşturur. Metin uzunluklarını Discord’un reklam yöneticisinde kontrol edin.`,
} satisfies PageWords;
