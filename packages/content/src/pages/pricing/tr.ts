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
    'Ücretsiz, Temel, Pro ve Kurumsal: her plan ne tutar, ayda kaç kredi verir ve onlarla ne yapılır. Başarısız ya da iptal edilen iş ücretsizdir.',
  heading: 'Basmadan önce görebildiğiniz fiyatlar',
  paragraph:
    'Her iş önce kredi fiyatını gösterir. Bu fiyat tahmin değil, kesilen tutardır ve başarısız olan iş ücretsizdir.',
  plans: {
    heading: 'Planlar',
    lead: 'Krediler her ay verilir. Ürünün tamamı her planda açıktır; fark ne kadar yapabileceğinizdedir.',
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
    heading: 'Kredileriniz ne yapar',
    lead: 'Bir kredi sayısı seçin, neye yettiğini görün. Bunlar bugün çalışan araçların gerçek fiyatları.',
    creditsLabel: 'Kredi',
    freeLabel: 'Kredi yok, dilediğiniz kadar',
    timesLabel: 'kez',
    adText: {
      name: 'Bir metin çalıştırması',
      note: 'Reklam metni, açılış, başlık, senaryo ya da başka türden en çok on seçenek.',
    },
    qrCode: {
      name: 'Bir QR kodu',
      note: 'Renkleriniz ve logonuzla, geri okunarak denetlenir.',
    },
  },
  difference: {
    heading: 'Faturalama nasıl işler',
    points: [
      {
        title: 'Başarısız iş ücretsizdir',
        text: 'Krediler başlarken ayrılır, yalnızca başarılı olunca alınır. Başarısız olursa ya da iptal ederseniz hemen ve tam olarak döner.',
      },
      {
        title: 'Gösterilen fiyat kesilen tutardır',
        text: 'Düğmedeki fiyat ile hesabınızdaki tutar aynı kod satırından gelir. Farklı olamazlar.',
      },
      {
        title: 'Bakmak ücretsiz',
        text: 'Gezinmek, önizlemek, eski sonuçları açmak, kopyalamak ve yeniden indirmek hiç kredi harcamaz.',
      },
      {
        title: 'Arkanızdan hiçbir şey yenilenmez',
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
          'İşin fiyatlandığı birim. Her aracın başlamadan önce gösterilen, tam sayı sabit bir kredi fiyatı vardır. Yukarıdaki hesaplayıcı bunları listeler.',
      },
      {
        question: 'Bir iş başarısız olursa ne olur?',
        answer:
          'Hiçbir şey ödemezsiniz. Ayrılan krediler, iş başarısız olarak işaretlendiği anda siz istemeden bakiyenize döner.',
      },
      {
        question: 'Sonucu beğenmezsem?',
        answer:
          'Başarılı bir iş görevini yapmıştır ve ücretlendirilir. Bu yüzden işler ucuzdur, bir kerede birkaç seçenek getirir ve fiyatını önce gösterir.',
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
    lead: `Her ay ${figure(plans.free.monthlyCredits)} kredi; kart yok, biten bir deneme süresi yok.`,
    label: 'Ücretsiz hesap aç',
  },
} satisfies WordsOf<typeof english>;
