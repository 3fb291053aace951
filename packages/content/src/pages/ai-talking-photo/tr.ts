import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Konuşan fotoğraf',
  title: `Konuşan fotoğraf: bir portreyi konuşturun | ${brand.name}`,
  description:
    'Bir portreye metninizi veya kaydınızı 15 dilde, dudak senkronuyla söyletin. Önizleme tarayıcıda ücretsiz.',
  heading: 'Mesajınızı bir portreye söyletin',
  paragraph:
    'Bir yetişkinin iyi aydınlatılmış fotoğrafını yükleyin, 800 karaktere kadar yazın veya kendi kaydınızı kullanın. Bir kredi bile harcamadan sonucu görür ve duyarsınız. Video 9:16, 1:1, 4:5 veya 16:9 MP4 olarak gelir; isterseniz altyazı da eklenir.',
} satisfies PageWords;
