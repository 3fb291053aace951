import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook reklamları',
  title: `Facebook reklamları: metin ve boyutlar | ${brand.name}`,
  description:
    'Sığan Facebook metinleri: kesilmeden önce 125 karakter, başlıkta 27–40. Kendi bilgilerinizle yazın, boyutlar elinizin altında.',
  heading: 'Kesilmeden önce söyleyen Facebook reklamları',
  paragraph: `Akış, “Devamını gör”den önce ana metnin yaklaşık 125, başlığın 27–40 karakterini gösterir. ${brand.name} ikisini de ölçüsünde yazar ve kesilen yeri işaretler. Görseller 1080×1080 ya da 1080×1350, hikâyeler 1080×1920 yüklenir; çizmek henüz üründe yok, onlar için yazmak var.`,
} satisfies PageWords;
