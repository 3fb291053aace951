import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Poster üreticisi',
  title: `Baskı ve ekran için posterler | ${brand.name}`,
  description:
    'Taşma payı, kesim işaretleri ve baskıdan önce test edilen QR koduyla baskıya hazır posterler oluşturun. Başlığı biz yazarız.',
  heading: 'Üründen baskıya hazır postere',
  paragraph:
    'Bir ürün ve kâğıt boyutu seçin. Başlığı yazar, posteri düzenler, matbaa için taşma payı ve kesim işaretleri ekleriz. Önceden test ettiğimiz bir QR kodu ekleyin ve görselinizin baskı için yeterince net olup olmadığını görün.',
} satisfies PageWords;
