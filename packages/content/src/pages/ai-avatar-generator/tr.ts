import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatar oluşturucu',
  title: `Avatarlar: videolarınız için sunucular | ${brand.name}`,
  description:
    'Metninizi 15 dilde, dudak uyumuyla ve istediğiniz arka planın önünde söyleyen bir sunucu. Önizleme tarayıcınızda ücretsizdir.',
  heading: 'Sözleriniz için bir sunucu',
  paragraph:
    'Hazır sunuculardan birini seçin ya da fotoğraftaki kişinin onayıyla bir fotoğraftan avatar oluşturun. En fazla 800 karakter yazın veya kendi kaydınızı kullanın, arka plan olarak bir oda, bir renk ya da kendi görselinizi seçin ve ürününüzü öne koyun. Kredi harcamadan önce sonucu görür ve duyarsınız. Video 9:16, 1:1, 4:5 veya 16:9 MP4 olarak gelir, isterseniz altyazılı.',
} satisfies PageWords;
