import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam kütüphanesi',
  title: `Reklam kütüphanesi: şu an yayında | ${brand.name}`,
  description:
    'Yüzlerce örnek reklamı kelime, platform, ülke ve yayın süresine göre arayın, metnini ve geçmişini görün, kendi sürümünüzü oluşturun.',
  heading: 'Yazmadan önce başkalarının yaptığına bakın',
  paragraph:
    'Reklamları markaya, ürüne veya kelimelere göre arayın; platform, ülke ve yayın süresine göre filtreleyin ve yayındayken neyin değiştiğini görün. Kütüphane, var olmayan markalar için oluşturduğumuz örnek reklamlarla başlar. Beğendiğiniz oldu mu? Kaydedin veya kendi reklamınıza dönüştürün.',
} satisfies PageWords;
