import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Ürün bağlantısı veya adı',
    placeholder: 'magazaniz.com/urunler/keten-onluk',
    submit: 'Reklamlarımı yaz',
    hint: 'Ürün adını bağlantıdan alırız. Ayrıntıları siz eklersiniz.',
    sample: 'Örnek ürün kullan',
  },
  sample: {
    product: 'Kestrel masa lambası',
    description: 'Elde bükülmüş meşe kollu, dokunarak değil çevirerek kısılan ince bir masa lambası.',
    benefits: {
      first: 'Yüzde 2’ye kadar kısılan sıcak ışık',
      second: 'Katlanıp çekmeceye sığar',
      third: 'Elde bükülmüş meşe kol',
    },
    audience: 'geç saatlere kadar çalışanlar',
    offer: 'Bu hafta %15 indirim',
    price: '$89',
  },
  proof: {
    feed: 'Akış',
    story: 'Hikâye',
    link: 'Bağlantı reklamı',
    code: 'Örnek ürünün teklifine giden QR kodu',
    headline: 'Başlık',
    text: 'Reklam metni',
    primary: 'Ana metin',
    description: 'Açıklama',
    path: 'Yol',
    written: '{product} tarafından örnek bir ürün için yazıldı.',
    note: 'Örnek bir ürün. Metni ve kodu {product} hazırladı; düzenler bu sayfa için çizildi.',
    pixels: '{width} × {height} px',
  },
  characters: '{limit, number} karakterden {count, number}',
  charactersOnly: '{count, plural, one {# karakter} other {# karakter}}',
  contents: 'Bu sayfada',
  breadcrumb: 'Buradasınız',
  home: 'Ana sayfa',
  pricing: {
    period: 'Fatura dönemi',
    choose: '{plan} seç',
    billedMonthly: 'Her ay faturalanır',
    billedYearly: 'Yılda bir kez {price} faturalanır',
  },
} satisfies MessagesOf<typeof english>;
