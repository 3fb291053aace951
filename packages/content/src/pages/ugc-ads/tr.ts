import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC reklamlar',
  title: `UGC reklam senaryoları ve açılışları | ${brand.name}`,
  description:
    'Bir kişinin paylaşımına benzeyen reklamlar söyleniş biçimiyle yaşar. İçerik üreticileriniz için açılış ve senaryoları burada yazın.',
  heading: 'Marka gibi değil, insan gibi duyulan senaryolar',
  paragraph: `UGC reklamlar gerçek biri somut bir şey söylediğinde işe yarar. ${brand.name} bugün bunlar için seçtiğiniz tonda ve arkasında durabileceğiniz bilgilerle açılış ve senaryo yazar. Üreticilerinize verin, çekin. Videoyu stüdyoda bir sunucuyla yapmak bu sayfanın amacı; o kısım henüz üründe yok.`,
} satisfies PageWords;
