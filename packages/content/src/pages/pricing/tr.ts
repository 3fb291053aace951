import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
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
    'Ücretsiz, Temel, Pro ve Kurumsal ne kadar, ayda kaç kredi alırsınız ve neler oluşturursunuz. Başarısız çalıştırmalar otomatik iade edilir.',
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
        `${figure(plans.free.storageGigabytes)} GB depolama`,
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
        `${figure(plans.basic.storageGigabytes)} GB depolama`,
        'Ücretsiz’deki her şey',
        `Yıllık ödemede ${dollars(plans.basic.monthlyPrice * 12)} yerine ${dollars(plans.basic.annualPrice)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Birden çok markası olan ajanslar ve ekipler için',
      points: [
        `Ayda ${figure(plans.pro.monthlyCredits)} kredi`,
        `${figure(plans.pro.storageGigabytes)} GB depolama`,
        'Temel’deki her şey',
        `Yıllık ödemede ${dollars(plans.pro.monthlyPrice * 12)} yerine ${dollars(plans.pro.annualPrice)}`,
      ],
    },
    business: {
      name: 'Kurumsal',
      audience: 'Her gün reklam veren şirketler için',
      points: [
        `Ayda ${figure(plans.business.monthlyCredits)} kredi`,
        `${figure(plans.business.storageGigabytes)} GB depolama`,
        'Pro’daki her şey',
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
    priceLabel: 'Kredi fiyatı:',
    tools: {
      'video-ad': { name: 'Video reklamlar', note: 'Tek formatta, en çok 15 saniyelik bir video.' },
      'product-to-video': { name: 'Üründen videoya', note: 'Tek formatta, en çok 8 saniyelik bir klip.' },
      'avatar-video': { name: 'Avatar videosu', note: 'En fazla 250 karakterlik metinle bir video.' },
      'talking-photo': { name: 'Konuşan fotoğraf', note: 'En fazla 250 karakterlik metinle bir video.' },
      'lip-sync': { name: 'Dudak uyumu', note: 'En fazla 250 karakterlik metinle bir video.' },
      'video-translation': { name: 'Video çevirisi', note: 'Bir dilde 15 saniyelik video. Transkript ücretsizdir.' },
      'image-ad': { name: 'Görsel reklamlar', note: '12 reklam varyantı. Başka boyutlarda dışa aktarmak ücretsizdir.' },
      'image-ad-clone': {
        name: 'Reklam klonlama',
        note: 'Referans reklamın bir sürümü. Düzenini incelemek ücretsizdir.',
      },
      'product-image': { name: 'Ürün görselleri', note: 'Seçtiğiniz tüm boyutlarda bir arka plan.' },
      'background-removal': {
        name: 'Arka plan kaldırma',
        note: 'Bir görsel. Düzeltmek ve yeniden dışa aktarmak ücretsizdir.',
      },
      'image-resizer': {
        name: 'Görsel boyutlandırma',
        note: 'Seçtiğiniz tüm boyutlarda bir görsel. Kenarların ötesi üretilen her boyut 1 kredi daha tutar.',
      },
      'gif-banner': { name: 'GIF banner’lar', note: 'En çok 8 boyutta bir animasyonlu tasarım.' },
      banner: { name: 'Banner’lar', note: 'Seçtiğiniz tüm boyutlarda bir tasarım.' },
      poster: { name: 'Posterler', note: 'Seçtiğiniz tüm boyutlarda baskıya hazır bir tasarım.' },
      'display-ad': { name: 'Görüntülü reklamlar', note: 'Seçtiğiniz tüm boyutlarda bir HTML5 reklamı.' },
      'ad-copy': {
        name: 'Reklam metni',
        note: 'Reklam metni, hook, başlık, senaryo ya da başka türden en çok on varyant.',
      },
      'ppc-preview': { name: 'Arama reklamı önizlemesi', note: 'Canlı önizleme ve Google Ads için dışa aktarma.' },
      'id-photo': { name: 'Vesikalık fotoğraflar', note: 'Baskı sayfalarıyla bir fotoğraf. Ayarlamak ücretsizdir.' },
      'qr-code': { name: 'QR kodları', note: 'Renkleriniz ve logonuzla, size gelmeden önce taranıp test edilir.' },
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
        question: 'Plan ücretini nasıl öderim?',
        answer:
          'Yukarıdan bir plan seçip aylık ya da yıllık olarak kartla ödeyin. Yıllık ödemede de krediler her ay gelir. Burada ödemeler test modundaysa ödeme sayfası bunu belirtir ve ücret alınmaz.',
      },
      {
        question: 'Nasıl iptal ederim?',
        answer:
          'Dilediğiniz zaman, “Krediler ve faturalandırma” altında tek tıkla. Plan, ödenen dönemin sonuna kadar sürer ve kredileriniz sizde kalır.',
      },
      {
        question: 'Kredilerin süresi dolar mı?',
        answer:
          'Hayır. Kullanılmayan krediler, iptalden sonra da hesabınızda kalır. Ücretsiz plan, kullandığınız her ay kredilerini ekler.',
      },
      {
        question: 'Bir ödeme iade edilirse krediler ne olur?',
        answer:
          'Para kartınıza döner ve o ödemenin kredileri bakiyenizden düşülür. Kullandığınız krediler için ücret alınmaz: bakiyeniz sıfırın altına inmez.',
      },
      {
        question: 'Faturalarımı nerede bulurum?',
        answer:
          '“Krediler ve faturalandırma” altında. Her ödemenin PDF olarak indirebileceğiniz bir faturası vardır; makbuzu da e-postayla göndeririz.',
      },
      {
        question: 'Kredi nedir?',
        answer:
          'Çalıştırmaların fiyatlandığı birim. Her çalıştırma, başlamadan önce fiyatını tam kredi olarak gösterir. Yukarıdaki hesaplayıcıda tüm araçlar var.',
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
        answer: `Düğme bunu söyler ve hiçbir şey başlamaz. Her planda ${dollars(offers.credits_500.cents / 100)} karşılığında ${figure(offers.credits_500.credits)} kredi daha satın alabilirsiniz. Eski sonuçlarınız açık kalır, QR kodu gibi fiyatsız araçlar çalışmaya devam eder.`,
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
