import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Tarayıcı eklentisi',
  title: `Tarayıcı eklentisi nasıl kullanılır | ${brand.name}`,
  description:
    'Eklentinin amacı gezinirken karşılaştığınız reklamları koleksiyonunuza kaydetmek. Ne yapacak, ne yapmayacak ve onsuz ne çalışır.',
  heading: 'Gezinirken gördüğünüz reklamları kaydedin',
  paragraph:
    'Eklenti, karşılaştığınız reklamlara bir kaydet düğmesi ekleyecek ve onları hesabınızdaki klasörlerde toplayacak. Henüz kurulamıyor. Bugünkü araçların hepsi tarayıcınızda eklenti olmadan çalışır.',
} satisfies PageWords;
