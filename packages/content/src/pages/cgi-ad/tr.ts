import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI reklamlar',
  title: `CGI reklamlar: fikirden çekim planına | ${brand.name}`,
  description:
    'Gerçek bir ürünle imkânsız bir sahne parmağı durdurur. CGI aracı ne için ve fikir ile senaryo bugün nasıl yazılır.',
  heading: 'Gerçek bir ürünle imkânsız bir sahne',
  paragraph:
    'CGI reklamlar ürünü olamayacağı yere koyar: trenin üstünde bir ruj, ev kadar bir ayakkabı. Aracın amacı böyle sahneler üretmek; bunu henüz yapmıyor. Bugün burada önce geleni yapabilirsiniz: sahnenin tutması gereken açılışı ve içinde olanı anlatan senaryoyu yazın.',
} satisfies PageWords;
