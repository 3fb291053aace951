import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Görsel reklam kopyalama',
  title: `Kopyalama: sınanmış düzen, sizin ürününüz | ${brand.name}`,
  description:
    'İşe yarayan bir reklamın yapısını koruyun, kendi ürününüz ve sözlerinizle doldurun. Araç ne için ve bugün ne hazırlanabilir.',
  heading: 'Yapıyı koruyun, ürünü değiştirin',
  paragraph: `Bu aracın amacı beğendiğiniz bir reklamın düzenini, başlık, ürün ve düğmenin yerini alıp ürününüz ve sözlerinizle yeniden kurmak. Henüz ${brand.name} içinde yok. Sözler hazır: kendi sürümünüzün başlığını, metnini ve eylem çağrısını metin üreticileriyle yazın.`,
} satisfies PageWords;
