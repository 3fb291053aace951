import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube reklamları',
  title: `YouTube reklamları: senaryo ve başlık | ${brand.name}`,
  description:
    'Atla düğmesine dayanan açılışlar, sonrası için senaryolar ve satır başına 40 karakterlik başlıklar. Süreler ve boyutlarla.',
  heading: 'Atla düğmesinden sonraki saniyeleri kazanın',
  paragraph: `Bumper 6 saniye, atlanamayan reklam 15–30 saniye sürer, atlanabilenin parmak kıpırdamadan önce beş saniyesi vardır. ${brand.name} hook’u, uzunluğa göre kısaltılacak bir senaryoyu ve 40 karakterlik iki satır başlıkları yazar. Videoyu 1920×1080, Shorts’u 1080×1920 yükleyin.`,
} satisfies PageWords;
