import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/mail.ts';

export default {
  greeting: 'Merhaba,',
  code: {
    subject: '{brand} kodunuz: {code}',
    intro: '{brand} hesabınızı oluşturmayı tamamlamak için bu kodu girin:',
    expiry: 'Kod bir kez, {minutes, plural, one {# dakika} other {# dakika}} boyunca geçerlidir.',
    warning:
      'Az önce {brand} için kaydolmadıysanız bu kodu kimseye vermeyin. Bu e-postayı yok sayabilirsiniz: kod olmadan hesap açılmaz.',
  },
  registered: {
    subject: 'Zaten bir {brand} hesabınız var',
    intro: 'Biri, büyük olasılıkla siz, bu adresle bir {brand} hesabı açmayı denedi. Böyle bir hesap zaten var.',
    action: 'Daha önce yaptığınız gibi parolanızla ya da Google ile giriş yapın.',
    warning: 'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok: hesabınızda hiçbir şey değişmedi.',
  },
  run: {
    subject: 'Sonucunuz hazır: {title}',
    failedSubject: 'İşleminiz başarısız oldu: {title}',
    done: '“{title}” {brand} içinde hazır.',
    failed: '“{title}” tamamlanamadı. Krediler otomatik olarak iade edildi.',
    open: 'Sonucu aç',
    why: 'Bu e-postayı, bir işlem bittiğinde {brand} size haber versin istediğiniz için aldınız. Hesap menüsünden kapatabilirsiniz.',
  },
  footer: 'Bu e-posta, adresiniz kayıt formuna girildiği için {brand} tarafından gönderildi.',
} satisfies MessagesOf<typeof english>;
