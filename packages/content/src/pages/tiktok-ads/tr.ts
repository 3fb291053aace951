import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok reklamları',
  title: `TikTok reklamları: açılış ve sınırlar | ${brand.name}`,
  description:
    'TikTok size 100 karakter metin ve üç saniyelik dikkat verir. İkisine de sığan açılış, senaryo ve metinleri kendi bilgilerinizle yazın.',
  heading: 'Üç saniye ve yüz karakter',
  paragraph: `TikTok, 5–60 saniyelik videonun altında 100 karaktere, Çince, Japonca ve Korecede 50’ye kadar metin gösterir. ${brand.name} hook’u, senaryoyu ve reklam metnini yazar, karakterleri TikTok gibi sayar. Video için 1080×1920 kullanın ve alttaki 440 pikseli boş bırakın: TikTok açıklamasını ve düğmelerini oraya koyar.`,
} satisfies PageWords;
