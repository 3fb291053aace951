import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam bulucu',
  title: `Reklam bulucu: ne dediğine göre arayın | ${brand.name}`,
  description:
    'Reklamları metnine, markasına veya web sitesine göre bulun. Platform, ülke, biçim ve süreye göre filtreleyin, kendi sürümünüzü oluşturun.',
  heading: 'Müşterilerinizle konuşan reklamları bulun',
  paragraph:
    'Reklamın metnine, markasına veya yönlendirdiği web sitesine göre arayın. Platform, ülke, biçim ve yayın süresine göre filtreleyin, sonra bir reklamı kaydedin veya kendi sürümünüzü oluşturun. Kütüphanede başlangıçta var olmayan markalara ait örnek reklamlar bulunur; yöneticiniz daha fazlasını içe aktarabilir.',
} satisfies PageWords;
