import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Sınırlı süreli teklif: {percent} indirim',
    bannerAction: 'Teklifi gör',
    title: 'Temel planda {percent} indirim',
    lead: 'Her ay {credits, plural, one {# kredi} other {# kredi}}. Başarısız olan iş ücretsizdir.',
    timeLeft: 'Kalan süre: {time}',
    hours: 'saat',
    minutes: 'dakika',
    seconds: 'saniye',
    monthly: 'Aylık',
    annual: 'Yıllık',
    perMonth: 'aylık',
    perYear: 'yıllık',
    before: 'Önceki: {price}',
    save: '{amount} tasarruf',
    buyMonthly: 'Aylık al',
    buyAnnual: 'Yıllık al',
    processing: 'İşleniyor…',
    newTab: 'Yeni sekmede açılan bir sayfada ödersiniz.',
    notSetUp:
      'Bu kurulumda ödeme ayarlanmamış, bu yüzden burada henüz bir şey satın alınamaz. Kurulumu yöneten kişi ödemeyi fiyat kodlarıyla açar.',
  },
  payment: {
    failed: 'Ödeme işlenemedi. Lütfen daha sonra tekrar deneyin.',
    noAddress: 'Ödeme oluşturulamadı',
  },
  plans: {
    title: 'Planlar',
    lead: 'Başarısız olan iş ücretsizdir: kredileri geri gelir.',
    period: 'Ödeme dönemi',
    free: 'Ücretsiz',
    credits: 'Her ay {count, plural, one {# kredi} other {# kredi}}',
    current: 'Planınız',
    choose: '{plan} seç',
    notSold: 'Bu kurulumda satılmıyor',
    billedMonthly: 'Her ay faturalanır',
    billedYearly: '{price}, yılda bir faturalanır',
    offer: 'Sınırlı süre için {percent} indirim',
  },
  check: {
    title: 'Ödemeyi diğer sekmede tamamlayın',
    lead: 'Ödeme sayfası yeni bir sekmede açık. Orada işiniz bitince dönüp kontrol edin.',
    action: 'Ödedim',
    later: 'Sonra',
    notYet: 'Henüz bir şey gelmedi. Bir dakika sürebilir.',
    done: 'Teşekkürler. Artık {plan} planındasınız.',
  },
  names: {
    free: 'Ücretsiz',
    basic: 'Temel',
    pro: 'Pro',
  },
  close: 'Kapat',
} satisfies MessagesOf<typeof english>;
