import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC reklamlar',
  title: `UGC reklam senaryoları ve açılışları | ${brand.name}`,
  description:
    'Bir kişinin paylaşımına benzeyen reklamlar söyleniş biçimiyle yaşar. İçerik üreticileriniz için açılış ve senaryoları burada yazın.',
  heading: 'Marka gibi değil, insan gibi duyulan senaryolar',
  paragraph: `UGC reklamlar gerçek biri somut bir şey söylediğinde işe yarar. ${brand.name} hook’ları ve senaryoları, seçtiğiniz tonda ve arkasında durabileceğiniz bilgilerle yazar. İçerik üreticilerinize verin, çekime başlayın.`,
} satisfies PageWords;
