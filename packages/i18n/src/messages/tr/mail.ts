import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Merhaba,',
  code: {
    subject: '{brand} kodunuz: {code}',
    intro: '{brand} hesabınızı oluşturmayı tamamlamak için bu kodu girin:',
    expiry: 'Kod bir kez, {minutes, plural, one {# dakika} other {# dakika}} boyunca geçerlidir.',
    warning:
      '{brand} hesabı açmadınız mı? Bu e-postayı dikkate almayın ve kodu paylaşmayın. Kod olmadan hesap oluşturulmaz.',
  },
  registered: {
    subject: 'Zaten bir {brand} hesabınız var',
    intro: 'Birisi, muhtemelen siz, bu e-postayla bir {brand} hesabı oluşturmaya çalıştı. Zaten bir hesabınız var.',
    action: 'Önceki gibi parolanızla veya Google ile giriş yapın.',
    warning: 'Bu siz değilseniz bir şey yapmanız gerekmez. Hesabınız değişmedi.',
  },
  reset: {
    subject: '{brand} parola sıfırlama kodunuz: {code}',
    intro: '{brand} hesabınıza yeni parola belirlemek için bu kodu girin:',
    warning: 'Yeni parola istemediniz mi? Bu e-postayı dikkate almayın ve kodu paylaşmayın. Parolanız aynı kalır.',
    why: 'Bu e-postayı, birisi sizin e-postanızla yeni bir {brand} parolası istediği için aldınız.',
  },
  noAccount: {
    subject: 'Bu e-postayla bir {brand} hesabı yok',
    intro: 'Birisi, muhtemelen siz, bu e-postayla yeni bir {brand} parolası istedi. Bu e-postaya ait bir hesap yok.',
    action: 'Başka bir e-postayla kaydolmuş olabilirsiniz. Yeni bir hesap da açabilirsiniz.',
    warning: 'Bu siz değilseniz bir şey yapmanız gerekmez.',
  },
  emailChange: {
    subject: '{code}, {brand} kodunuz',
    intro: 'Bu adresi {brand} hesabınızda kullanmak için bu kodu girin:',
    warning: 'Bunu siz istemediniz mi? Bu e-postayı dikkate almayın ve kodu paylaşmayın.',
  },
  emailTaken: {
    subject: 'Bu adresin zaten bir {brand} hesabı var',
    intro:
      'Biri, muhtemelen siz, bu adresi başka bir {brand} hesabında kullanmak istedi. Adresin zaten bir hesabı var.',
    warning: 'Siz değilseniz bir şey yapmanız gerekmez. Hiçbir şey değişmedi.',
  },
  security: {
    password_changed: '{brand} parolanız değiştirildi',
    email_changed: '{brand} hesabınızın e-postası değiştirildi',
    two_step_on: '{brand} hesabınızda iki adımlı giriş açıldı',
    two_step_off: '{brand} hesabınızda iki adımlı giriş kapatıldı',
    recovery_used: '{brand} girişi için bir kurtarma kodu kullanıldı',
    key_created: '{brand} hesabınız için bir API anahtarı oluşturuldu',
    deletion_asked: '{brand} hesabınız {date} tarihinde silinecek',
    deletion:
      'O zamana kadar giriş yapıp hesabınızı koruyabilirsiniz. Sonra tüm dosya ve projeleriniz kalıcı olarak silinir.',
    action: 'Siz miydiniz? O hâlde bir şey yapmanız gerekmez.',
    warning: 'Değilseniz parolanızı hemen sıfırlayın ve hesabınızda “Oturumunuzun açık olduğu yerler” bölümüne bakın.',
    why: 'Bu e-postayı, {brand} hesabınızın güvenliğiyle ilgili olduğu için aldınız.',
  },
  paymentFailed: {
    subject: '{brand} ödemeniz başarısız oldu',
    intro: '{item} için {price} tahsil edemedik. Biz yeniden denerken planınız çalışmaya devam eder.',
    action: 'Planınızı korumak için hesap menünüzdeki Faturalandırma bölümünden ödeme yönteminizi kontrol edin.',
  },
  run: {
    subject: 'Sonucunuz hazır: {title}',
    failedSubject: 'İşleminiz başarısız oldu: {title}',
    done: '“{title}” {brand} içinde hazır.',
    failed: '“{title}” tamamlanamadı. Krediler otomatik olarak iade edildi.',
    open: 'Sonucu aç',
    why: 'Bu e-postayı, bir işlem bittiğinde {brand} size e-posta göndersin istediğiniz için aldınız. Hesap menünüzden kapatabilirsiniz.',
  },
  adNews: {
    subject: '{name} hakkında haberler',
    intro: '{brand} içinde takip ettiğiniz {name} hakkında haberler var.',
    started: '{count, plural, one {# yeni reklam} other {# yeni reklam}}',
    changed: '{count, plural, one {# değişen reklam} other {# değişen reklam}}',
    stopped: '{count, plural, one {# yayından kalkan reklam} other {# yayından kalkan reklam}}',
    open: 'Reklamları gör',
    stop: 'Bu e-postaları almayı durdur',
    why: '{brand} içinde takip ettikleriniz arasında {name} olduğu için bu e-postayı aldınız.',
  },
  receipt: {
    subject: '{brand} makbuzunuz',
    intro: 'Ödemeniz için teşekkürler. Makbuzunuz aşağıda.',
    number: 'Fatura {number}',
    where: 'Tüm faturaları hesap menünüzde “Ödeme ve faturalar” altında bulabilirsiniz.',
  },
  renewal: {
    subject: '{brand} planınız {date} tarihinde yenileniyor',
    intro: '{item}, {date} tarihinde {price} karşılığında yenilenir.',
    action:
      'Planınızı korumak için bir şey yapmanız gerekmez. “Krediler ve faturalandırma” altında tek tıkla iptal edebilirsiniz.',
  },
  payer: 'Bu e-postayı {brand} üzerinden satın alma yaptığınız için alıyorsunuz.',
  footer: 'Bu e-postayı, birisi {brand} kayıt formuna e-postanızı girdiği için aldınız.',
} satisfies MessagesOf<typeof english>;
