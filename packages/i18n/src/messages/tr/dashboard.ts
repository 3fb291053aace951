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
    things: 'Kütüphane',
    make: 'Oluştur',
    templates: 'Şablonlar',
    ads: 'Reklamlar',
  },
  sections: {
    VideoTemplates: { name: 'Reklam şablonları', lead: 'Hemen kullanabileceğiniz reklam fikirlerine göz atın.' },
    Products: {
      name: 'Ürünler',
      lead: 'Ürünlerinizi bir kez kaydedin, tüm araçlarda kullanın.',
    },
    Projects: {
      name: 'Kampanyalar',
      lead: 'Çalışmalarınızı kampanyalarda toplayın.',
    },
    Videos: {
      name: 'Videolar',
      lead: 'Tamamlanan videolarınız.',
    },
    Home: {
      name: 'Ana sayfa',
      lead: 'Yeni bir şeye başlayın ya da kaldığınız yerden devam edin.',
    },
    MyWork: {
      name: 'Çalışmalarım',
      lead: 'Oluşturduğunuz her şey, en yenisi üstte.',
    },
  },
  plan: {
    free: 'Ücretsiz plan',
    basic: 'Temel plan',
    pro: 'Pro planı',
    business: 'Kurumsal planı',
    upgrade: 'Yükselt',
  },
  credits: '{count, plural, one {# kredi} other {# kredi}}',
  lowCredits: '{count, plural, one {# kredi} other {# kredi}} kaldı.',
  getCredits: 'Daha fazla kredi alın',
  user: {
    language: 'Dil',
    theme: 'Tema',
    light: 'Açık',
    dark: 'Koyu',
    system: 'Cihazla aynı',
    mail: 'İşlem bitince e-posta gönder',
    feedback: 'Geri bildirim gönder',
    menu: '{name} hesabı',
    signOut: 'Çıkış yap',
    signingOut: 'Çıkış yapılıyor',
    pricing: 'Planlar ve fiyatlar',
    account: 'Hesap ayarları',
    usage: 'Krediler ve faturalandırma',
    billing: 'Ödeme ve faturalar',
    storage: 'Depolama',
    storageOf: '{used} / {limit} dolu',
    storageUsed: '{used} dolu',
  },
  news: {
    done: '“{title}” hazır',
    failed: '“{title}” başarısız oldu',
    open: 'Aç',
  },
  feedback: {
    title: 'Geri bildirim gönder',
    rating: '{product} hakkında ne düşünüyorsunuz?',
    stars: '{count, plural, one {# yıldız} other {# yıldız}}',
    text: 'Neyi bilmeliyiz?',
    send: 'Gönder',
    thanks: 'Geri bildiriminiz için teşekkürler',
    close: 'Kapat',
  },
  home: {
    greeting: 'Bugün neyi tanıtıyorsunuz, {name}?',
    start: {
      label: 'Neyi tanıtıyorsunuz?',
      placeholder: 'Önlük ya da magazaniz.com/onluk',
      action: 'Görsel reklam oluştur',
      others: 'Ya da oluşturun',
    },
    tools: 'Araçlar',
    recent: 'Son çalışmalar',
    all: 'Tümünü gör',
    price: {
      free: 'Ücretsiz',
      credits: '{count, plural, one {# kredi} other {# kredi}}',
    },
    sample: 'Örnek ürün',
  },
} satisfies MessagesOf<typeof english>;
