import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook reklamları',
  title: `Facebook reklamları: metin ve boyutlar | ${brand.name}`,
  description:
    'Sığan Facebook metinleri: kesilmeden önce 125 karakter, başlıkta 27–40. Kendi bilgilerinizle yazın, boyutlar elinizin altında.',
  heading: 'Sözünü baştan söyleyen Facebook reklamları',
  paragraph: `Akış, “Devamını gör”den önce birincil metnin yaklaşık 125 karakterini ve başlığın 27–40 karakterini gösterir. ${brand.name} ikisini de buna göre yazar ve görselleri oluşturur: akış için 1080×1080 ve 1080×1350, hikâyeler için 1080×1920.`,
} satisfies PageWords;
