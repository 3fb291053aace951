import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product} çalışma alanı',
  close: 'Çalışma alanını kapat',
  loading: 'Yükleniyor',
  menu: {
    label: 'Bölümler',
    open: 'Menüyü aç',
    close: 'Menüyü kapat',
    collapse: 'Kenar çubuğunu daralt',
    expand: 'Kenar çubuğunu genişlet',
  },
  groups: {
    things: 'Size ait',
    make: 'Hazırla',
    templates: 'Şablonlar',
    ads: 'Reklamlar',
  },
  sections: {
    VideoTemplates: { name: 'Video şablonları', lead: 'Reklam fikirleri, gerçekte çıktıkları gibi gösterilir.' },
    Products: {
      name: 'Ürünler',
      lead: 'Reklamını yaptıkların: bilgiler ve görseller bir kez saklanır, her araç kullanır.',
    },
    Projects: {
      name: 'Projeler',
      lead: 'Başladığın her şey, son değişikliğe göre.',
    },
    Videos: {
      name: 'Videolar',
      lead: 'Tamamlanan videoların.',
    },
    Home: {
      name: 'Ana sayfa',
      lead: 'Yeni bir şeye başlayın ya da kaldığınız yerden devam edin.',
    },
    MyWork: {
      name: 'İşlerim',
      lead: 'Yaptığınız her şey, en yenisi üstte.',
    },
  },
  plan: {
    free: 'Ücretsiz plan',
    basic: 'Temel plan',
    pro: 'Pro planı',
    upgrade: 'Yükselt',
  },
  credits: '{count, plural, one {# kredi} other {# kredi}}',
  user: {
    menu: '{name} hesabı',
    signOut: 'Çıkış yap',
    signingOut: 'Çıkış yapılıyor',
    pricing: 'Planlar ve fiyatlar',
    billing: 'Ödeme ve faturalar',
  },
  home: {
    greeting: 'Bugün ne hazırlıyoruz, {name}?',
    start: {
      label: 'Neyin reklamını yapıyorsunuz?',
      placeholder: 'Önlük ya da magazaniz.com/onluk',
      action: 'Görsel reklam yap',
      others: 'Ya da bundan yap',
    },
    tools: 'Araçlar',
    recent: 'Son işler',
    all: 'Tümünü gör',
    price: {
      free: 'Kredi yok',
      credits: '{count, plural, one {# kredi} other {# kredi}}',
    },
    sample: 'Örnek ürün',
  },
} satisfies MessagesOf<typeof english>;
