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
  run: {
    subject: 'Sonucunuz hazır: {title}',
    failedSubject: 'İşleminiz başarısız oldu: {title}',
    done: '“{title}” {brand} içinde hazır.',
    failed: '“{title}” tamamlanamadı. Krediler otomatik olarak iade edildi.',
    open: 'Sonucu aç',
    why: 'Bu e-postayı, bir işlem bittiğinde {brand} size e-posta göndersin istediğiniz için aldınız. Hesap menünüzden kapatabilirsiniz.',
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
