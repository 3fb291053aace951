import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('tr');
const figure = figureIn('tr');

export default {
  name: 'Fiyatlar',
  title: `Fiyatlar: planlar ve krediler, açıkça | ${brand.name}`,
  description:
    'Ücretsiz, Temel ve Pro ne kadar, ayda kaç kredi alırsınız ve onlarla neler oluşturursunuz. Başarısız çalıştırmalar otomatik iade edilir.',
  heading: 'Fiyatı tıklamadan önce bilin',
  paragraph:
    'Her çalıştırma önce kredi fiyatını gösterir. Gördüğünüz fiyat ödediğiniz fiyattır ve başarısız çalıştırmalar otomatik iade edilir.',
  plans: {
    heading: 'Planlar',
    lead: 'Her ay yeni kredi alırsınız. Her planda tüm araçlar var; fark, ne kadar oluşturabileceğinizdedir.',
    free: {
      name: 'Ücretsiz',
      audience: 'Gerçek bir kampanyada denemek için',
      points: [
        `Ayda ${figure(plans.free.monthlyCredits)} kredi`,
        'On metin üreticisinin hepsi',
        'Kredi harcamadan QR kodları',
        'Kart gerekmez',
      ],
    },
    basic: {
      name: 'Temel',
      audience: 'Yıl boyu reklam veren tek marka için',
      points: [
        `Ayda ${figure(plans.basic.monthlyCredits)} kredi`,
        'Ücretsiz’deki her şey',
        `Yıllık ödemede ${dollars(plans.basic.monthlyPrice * 12)} yerine ${dollars(plans.basic.annualPrice)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Birden çok markası olan ajanslar ve ekipler için',
      points: [
        `Ayda ${figure(plans.pro.monthlyCredits)} kredi`,
        'Temel’deki her şey',
        `Yıllık ödemede ${dollars(plans.pro.monthlyPrice * 12)} yerine ${dollars(plans.pro.annualPrice)}`,
      ],
    },
    business: {
      name: 'Kurumsal',
      audience: 'Her gün reklam veren şirketler için',
      points: [
        `Ayda ${figure(plans.business.monthlyCredits)} kredi`,
        'Pro’deki her şey',
        `Yıllık ödemede ${dollars(plans.business.monthlyPrice * 12)} yerine ${dollars(plans.business.annualPrice)}`,
      ],
    },
    action: 'Ücretsiz başla',
  },
  labels: {
    monthly: 'Aylık',
    annual: 'Yıllık',
    perMonth: '/ ay',
    perYear: '/ yıl',
    creditsPerMonth: 'kredi / ay',
    free: 'Ücretsiz',
  },
  calculator: {
    heading: 'Kredilerinizle neler yapılır',
    lead: 'Bir kredi sayısı seçin, ne kadar yettiğini görün. Bunlar bugünkü araçların gerçek fiyatları.',
    creditsLabel: 'Kredi',
    freeLabel: 'Kredi yok, dilediğiniz kadar',
    timesLabel: 'kez',
    adText: {
      name: 'Bir metin çalıştırması',
      note: 'Reklam metni, hook, başlık, senaryo ya da başka türden en çok on varyant.',
    },
    qrCode: {
      name: 'Bir QR kodu',
      note: 'Renkleriniz ve logonuzla, size gelmeden önce taranıp test edilir.',
    },
  },
  difference: {
    heading: 'Faturalama nasıl işler',
    points: [
      {
        title: 'Başarısız çalıştırmalar otomatik iade edilir',
        text: 'Krediler başlarken ayrılır, yalnızca başarılı olunca kesilir. Başarısız olursa ya da iptal ederseniz hepsi hemen size döner.',
      },
      {
        title: 'Gördüğünüz fiyat, ödediğiniz fiyattır',
        text: 'Hesabınızdan tam olarak düğmedeki fiyat düşülür.',
      },
      {
        title: 'Önizleme ücretsiz',
        text: 'Gezinmek, önizlemek, eski sonuçları açmak, kopyalamak ve yeniden indirmek hiç kredi harcamaz.',
      },
      {
        title: 'Sürpriz yenileme yok',
        text: 'Her yenilemeden önce e-posta göndeririz, tek tıkla iptal edersiniz ve her ödemenin faturası olur. Ücretsiz planda kayıtlı kart yoktur.',
      },
    ],
  },
  questions: {
    heading: 'Fiyatlarla ilgili sorular',
    questions: [
      {
        question: 'Nasıl plan satın alırım, nasıl iptal ederim?',
        answer:
          'Yukarıdan bir plan seçip kartla ödeyin. “Krediler ve faturalandırma” altında tek tıkla iptal edin: plan, ödenen dönemin sonuna kadar sürer ve kredileriniz sizde kalır. İade kartınıza yapılır ve kullanılmayan krediler geri alınır.',
      },
      {
        question: 'Kredi nedir?',
        answer:
          'Çalıştırmaların fiyatlandığı birim. Her aracın başlamadan önce gösterilen, tam sayı sabit bir kredi fiyatı vardır. Yukarıdaki hesaplayıcı bunları listeler.',
      },
      {
        question: 'Bir çalıştırma başarısız olursa ne olur?',
        answer: 'Hiçbir şey ödemezsiniz. Çalıştırma başarısız olduğu anda kredileriniz otomatik iade edilir.',
      },
      {
        question: 'Sonucu beğenmezsem?',
        answer:
          'Başarılı çalıştırmalar ücretlendirilir. Bu yüzden ucuzdur, bir kerede birkaç varyant getirir ve fiyatını önce gösterir.',
      },
      {
        question: 'Kredim biterse?',
        answer:
          'Düğme bunu söyler ve hiçbir şey başlamaz. Eski sonuçlarınız açık kalır, QR kodu gibi fiyatsız araçlar çalışmaya devam eder.',
      },
      {
        question: 'Kendim barındırırsam daha mı ucuz?',
        answer: `Olabilir. ${brand.name} AGPL ile açık kaynaktır: kendi sunucunuzda planın neye izin verdiğine siz karar verir, sunucunun parasını ödersiniz.`,
      },
    ],
  },
  callToAction: {
    heading: 'Ücretsiz kredilerin ne getirdiğini görün',
    lead: `Her ay ${figure(plans.free.monthlyCredits)} kredi; kart yok, süre sınırı yok.`,
    label: 'Ücretsiz hesap aç',
  },
} satisfies WordsOf<typeof english>;
