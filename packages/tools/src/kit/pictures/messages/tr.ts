import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Görselleri bırak, yapıştır ya da seç',
    details: 'PNG, JPEG, WebP, GIF ya da AVIF, her biri en fazla 20 MB ve 100 megapiksel',
    tooLarge: '{name} 20 MB’tan büyük.',
    wrongKind: '{name} burada kullanılabilecek bir görsel değil.',
    cancel: '{name} yüklemesini durdur',
  },
  pictures: {
    picture: 'Görsel {number, number}',
    remove: 'Görsel {number, number} kaldır',
    samples: 'Elinizde yok mu? Bir örnek deneyin:',
    small:
      'Bu görsel yalnızca {width, number} × {height, number} px, bu yüzden bulanık görünür. Uzun kenarı en az {needed, number} px olan bir görsel kullanın.',
    sampleAd: 'Örnek reklam',
    standIn: 'Kendi ürününüzü seçene kadar örnek bir ürün.',
    sample: 'Kendi görselinizi ekleyene kadar bir örnek.',
  },
  product: {
    title: 'Neyin reklamını yapıyorsunuz?',
    placeholder: 'Keten önlük',
    mine: 'Ürünlerim',
    mineText: 'Bilgileri ve görselleri doldurulur. Burada değiştirmek yalnızca bu reklamı değiştirir.',
    link: 'Bağlantıdan',
    linkText: 'Adı, fiyatı, bilgileri ve görselleri ürün sayfasından okur, ürünlerinizin arasına kaydederiz.',
    sample: 'Örnek ürün',
    sampleText: 'Aracı bizim bir ürünümüzle deneyin. Bu markaların hiçbiri gerçek değil.',
    search: 'Ürün ara',
    empty: 'Burada ürün yok. Bir bağlantıdan okuyun ya da yazın.',
    failed: 'Ürünleriniz yüklenemedi.',
    address: 'Ürün sayfasının adresi',
    read: 'Sayfayı oku',
    close: 'Kapat',
    pictures: 'Ürünün görselleri',
    more: 'Hakkında daha fazlası',
    benefits: 'İnsanlara ne kazandırır',
    benefitsHint: 'Her satıra bir fayda',
    price: 'Fiyat',
    currency: 'Para birimi',
    brand: 'Marka',
    audience: 'Kimin için',
    description: 'Açıklama',
    logo: 'Logo',
  },
  sizes: {
    label: 'Boyutlar',
    chosen: '{count, plural, one {# boyut} other {# boyut}}',
    all: 'Tümü',
    none: 'Hiçbiri',
    allOf: '{network} boyutlarının tümü',
    noneOf: '{network} boyutlarının hiçbiri',
  },
  files: {
    one: '{name} indir',
  },
} satisfies MessagesOf<typeof english>;
