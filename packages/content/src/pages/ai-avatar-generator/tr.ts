import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatar üreticisi',
  title: `Sunuculu videolar için avatarlar | ${brand.name}`,
  description:
    'Metninizi sattığınız her dilde söyleyen bir sunucu. Avatar üreticisi ne için ve söyleyeceği nasıl yazılır.',
  heading: 'Sözleriniz için bir sunucu',
  paragraph: `Üreticinin amacı, içindeki kişinin izniyle bir fotoğrafı videolarınızın sunucusuna çevirmek. Henüz ${brand.name} içinde yok. Sunucu metni kadar iyidir: bugün senaryo üreticisiyle yazın ve yüksek sesle okuyup dinleyin.`,
} satisfies PageWords;
