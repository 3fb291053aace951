import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn reklamları',
  title: `LinkedIn reklamları: metin ve boyutlar | ${brand.name}`,
  description:
    'LinkedIn girişin 150, başlığın 70 karakterini gösterir. Çalışanlar için bu iki sınırda söze giren reklamlar yazın.',
  heading: '150 karakterde söze girin',
  paragraph: `LinkedIn giriş metnini 600 karakterin yaklaşık 150’sinde, başlığı 200’ün 70’inde keser. ${brand.name} ikisini de tam görünecek şekilde, iş dünyasına uygun tonda yazar ve LinkedIn boyutlarında görsel reklamlar oluşturur.`,
} satisfies PageWords;
