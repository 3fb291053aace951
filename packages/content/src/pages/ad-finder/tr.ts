import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam bulucu',
  title: `Reklam bulucu: ne dediğine göre arayın | ${brand.name}`,
  description:
    'Reklamları metnine, markasına veya web sitesine göre bulun. Platform, ülke, biçim ve süreye göre filtreleyin, kendi sürümünüzü oluşturun.',
  heading: 'Müşterilerinizle konuşan reklamları bulun',
  paragraph:
    'Reklamın söylediğine, markasına veya götürdüğü web sitesine göre arayın. Platform, ülke, biçim ve yayın süresine göre filtreleyin, sonra bir reklamı kaydedin veya kendi sürümünüzü oluşturun. Kütüphane, var olmayan markalar için örnek reklamlarla başlar; yöneticiniz daha fazlasını içe aktarabilir.',
} satisfies PageWords;
