import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Sitenizden reklam',
  title: `Web sitesini reklama dönüştürün | ${brand.name}`,
  description:
    'Ürün sayfasında reklamın gereği zaten var: fayda, fiyat, teklif ve kanıt. Bunu bugün her ağ için nasıl metne çevireceğinizi görün.',
  heading: 'Reklam zaten ürün sayfanızda',
  paragraph: `Bu aracın amacı ürün sayfasını okuyup hazır reklama çevirmek. ${brand.name} henüz web adreslerini okumuyor. Bugün çalışan yol: sayfanızdan adı, faydaları ve fiyatı kopyalayın; yalnızca bu bilgileri kullanan metinler, başlıklar ve arama reklamları alın.`,
} satisfies PageWords;
