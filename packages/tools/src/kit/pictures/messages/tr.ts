import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Görselleri bırakın, yapıştırın ya da seçin',
    details: 'PNG, JPEG, WebP, GIF ya da AVIF, her biri en fazla 20 MB ve 100 megapiksel',
    tooLarge: '{name} 20 MB’tan büyük. Daha küçük bir dosya kullanın.',
    wrongKind: '{name} kullanılamıyor. Bir görsel yükleyin.',
    cancel: '{name} yüklemesini durdur',
  },
  pictures: {
    picture: 'Görsel {number, number}',
    remove: 'Görsel {number, number} kaldır',
    samples: 'Henüz görseliniz yok mu? Bir örnek deneyin:',
    small:
      'Bu görsel yalnızca {width, number} × {height, number} px, bu yüzden bulanık görünür. Uzun kenarı en az {needed, number} px olan bir görsel kullanın.',
    sampleAd: 'Örnek reklam',
    standIn: 'Örnek ürün. İstediğiniz zaman kendinizinkini seçin.',
    sample: 'Örnek görsel. İstediğiniz zaman kendinizinkini yükleyin.',
  },
  product: {
    title: 'Neyi tanıtıyorsunuz?',
    placeholder: 'Keten önlük',
    mine: 'Ürünlerim',
    mineText: 'Ayrıntılarını ve görsellerini doldururuz. Buradaki düzenlemeler yalnızca bu reklamı değiştirir.',
    link: 'Bağlantıdan',
    linkText: 'Adı, fiyatı, ayrıntıları ve görselleri içe aktarıp ürünlerinize kaydederiz.',
    sample: 'Örnek ürün',
    sampleText: 'Aracı örnek bir ürünle deneyin. Bu markalar kurgudur.',
    search: 'Ürün ara',
    empty: 'Henüz ürün yok. Bağlantıdan içe aktarın veya elle girin.',
    failed: 'Ürünleriniz yüklenemedi.',
    address: 'Ürün bağlantısı',
    read: 'Ürünü içe aktar',
    close: 'Kapat',
    pictures: 'Ürünün görselleri',
    more: 'Ürün bilgileri',
    benefits: 'Temel faydalar',
    benefitsHint: 'Her satıra bir tane',
    price: 'Fiyat',
    currency: 'Para birimi',
    brand: 'Marka',
    audience: 'Hedef kitle',
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
