import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Reklam kütüphanesi',
  title: `Reklam kütüphanesi: şu an yayında | ${brand.name}`,
  description:
    'Metni, biçimi ve yayın süresiyle öğrenilecek bir reklam kütüphanesi. Amacı ne ve gördüklerinizi bugün kendi reklamınıza nasıl çevirirsiniz.',
  heading: 'Yazmadan önce başkalarının yaptığına bakın',
  paragraph:
    'Kütüphane, yayındaki reklamları metni, biçimi ve yayın süresiyle toplayacak; aylarca dönen reklam çoğu zaman kârlıdır. İçinde henüz reklam yok. O zamana dek platformların açık kütüphanelerini kullanın ve kendi sürümünüzü burada kendi bilgilerinizle yazın.',
} satisfies PageWords;
