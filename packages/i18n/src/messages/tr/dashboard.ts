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
    Home: {
      name: 'Ana sayfa',
      lead: 'Yeni bir şeye başlayın ya da kaldığınız yerden devam edin.',
    },
    MyWork: {
      name: 'İşlerim',
      lead: 'Yaptığınız her şey, en yenisi üstte.',
    },
    AdCopy: {
      name: 'Reklam metni',
      lead: 'Sığan reklam metinleri: her sonuç kendi ağının sınırına göre sayılır.',
    },
    QRCodeGenerator: {
      name: 'QR kodları',
      lead: 'Okunan kodlar: her kod size verilmeden önce kendi görselinden geri okunur.',
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
      placeholder: 'Keten önlük ya da magazaniz.com/urunler/keten-onluk',
      action: 'Reklamlarını yaz',
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
  work: {
    empty: {
      title: 'Henüz bir şey yok',
      text: 'Yaptıklarınız ilerlemesiyle birlikte burada görünür ve yeniden gerekene dek kalır.',
      action: 'Bir şey hazırla',
    },
    filtered: {
      title: 'Bu türden iş henüz yok',
      action: 'Tüm işleri göster',
    },
    failed: {
      title: 'İşleriniz yüklenemedi',
      text: 'Bağlantınızı kontrol edip yeniden deneyin. Hiçbir şey kaybolmadı.',
      retry: 'Yeniden dene',
    },
    filter: 'Göster',
    everything: 'Tüm araçlar',
    more: 'Daha fazla göster',
    count: '{total, number} işten {shown, number}',
    open: '{title} aç',
    cancel: '{title} iptal et',
    untitled: 'Adsız',
    cost: '{count, plural, one {# kredi} other {# kredi}}',
    returned: 'Krediler iade edildi',
    progress: '{title} ilerlemesi',
  },
  status: {
    queued: 'Bekliyor',
    processing: 'Çalışıyor',
    succeeded: 'Bitti',
    failed: 'Başarısız',
    cancelled: 'İptal edildi',
  },
} satisfies MessagesOf<typeof english>;
