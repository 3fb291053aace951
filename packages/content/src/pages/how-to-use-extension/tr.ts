import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Tarayıcı eklentisi',
  title: `Tarayıcı eklentisi nasıl kullanılır | ${brand.name}`,
  description:
    'Eklentinin amacı gezinirken karşılaştığınız reklamları koleksiyonunuza kaydetmek. Ne yapacak, ne yapmayacak ve onsuz ne çalışır.',
  heading: 'Gezinirken gördüğünüz reklamları kaydedin',
  paragraph:
    'Eklentinin amacı karşılaştığınız reklamlara bir kaydet düğmesi koymak ve onları hesabınızdaki klasörlerde toplamak. Henüz kurulacak bir eklenti yok. Bugün çalışan her şey, metin üreticileri ve QR kodu üreticisi, tarayıcıda onsuz çalışır.',
} satisfies PageWords;
