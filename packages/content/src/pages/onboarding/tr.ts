import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Başlarken',
  title: `Üç kısa adımda başlayın | ${brand.name}`,
  description:
    'Yeni hesaptan ilk reklam metnine birkaç dakika: ne hazırlayacaksınız, ne gireceksiniz ve sonuçları sonra nerede bulacaksınız.',
  heading: 'İlk reklam metniniz birkaç dakikada',
  paragraph:
    'E-postanızla ücretsiz hesap açın, reklam metni üreticisini açın ve bir ürünü anlatın: adı, iki üç faydası ve varsa bir teklif. Platformu seçin, düğmeye basın ve sonuçları karşılaştırın. Oluşturduğunuz her şey, QR kodu üreticisi ve kredilerinizle birlikte çalışma alanınızda kalır.',
} satisfies PageWords;
