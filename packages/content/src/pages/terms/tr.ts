import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Koşullar',
  title: `Kullanım koşulları | ${brand.name}`,
  description: `Bu ${brand.name} kurulumunu kullanma kuralları: hesabınız, işleriniz, krediler ve iadeler, izin verilmeyenler ve açık kaynak lisansı.`,
  heading: 'Kullanım koşulları',
  paragraph: 'Okunsun diye yazıldı: ne bekleyebilirsiniz, sizden ne beklenir ve işlerinize ne olur.',
  updated: 'Son değişiklik: 15 Kasım 2026',
} satisfies WordsOf<typeof english>;
