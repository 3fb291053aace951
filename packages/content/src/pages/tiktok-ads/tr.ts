import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok reklamları',
  title: `TikTok reklamları: açılış ve sınırlar | ${brand.name}`,
  description:
    'TikTok size 100 karakter metin ve üç saniyelik dikkat verir. İkisine de sığan açılış, senaryo ve metinleri kendi bilgilerinizle yazın.',
  heading: 'Üç saniye ve yüz karakter',
  paragraph: `TikTok, 5–60 saniyelik videonun altında 100 karaktere, Çince, Japonca ve Korecede 50’ye kadar metin gösterir. ${brand.name} açılışı, senaryoyu ve metni yazar, TikTok gibi sayar. 1080×1920 dikey çekin ve alttaki 440 pikseli boş bırakın. Ardından videonun kendisini de sesli, müzikli ve altyazılı olarak oluşturun.`,
} satisfies PageWords;
