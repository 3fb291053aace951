import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn reklamları',
  title: `LinkedIn reklamları: metin ve boyutlar | ${brand.name}`,
  description:
    'LinkedIn girişin 150, başlığın 70 karakterini gösterir. Çalışanlar için bu iki sınırda söze giren reklamlar yazın.',
  heading: '150 karakterde söze girin',
  paragraph: `LinkedIn girişi 600 karakterin yaklaşık 150’sinden, başlığı 200’ün 70’inden sonra keser. ${brand.name} ikisini de bütünüyle görünecek biçimde, iş ortamına uyan tonlarda yazar. Görseller 1200×628, 1200×1200 ya da 720×900: onlar sizden, sözler buradan.`,
} satisfies PageWords;
