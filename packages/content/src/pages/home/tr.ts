import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('tr');

export default {
  name: 'Ana sayfa',
  title: `${brand.name}: pazarlamacılar için açık reklam stüdyosu`,
  description:
    'Görsel reklam, banner ve ürün görseli oluşturun, her platforma uygun reklam metni yazın, taranan QR kodları hazırlayın. Açık kaynak.',
  heading: 'Ürün bilgilerinizden, her platforma uygun reklamlar.',
  paragraph:
    'Ürünü bir kez anlatın. Her boyutta görsel reklamlar, ayrıca Meta, TikTok, Google, YouTube, LinkedIn ve Amazon sınırlarına uyan reklam metinleri, başlıklar ve hook’lar alın. Söylemediğiniz bir iddiayı asla eklemeyiz.',
  actions: {
    write: 'Reklam metni yaz',
    image: 'Görsel reklam oluştur',
  },
  tool: {
    heading: 'Bir ürünle başlayın',
    lead: 'Bir ad ve iki üç fayda yeter. Her sonuç, seçtiğiniz platformun sınırının yanında uzunluğunu gösterir.',
  },
  steps: {
    heading: 'Boş sayfadan bitmiş reklam metnine',
    steps: [
      {
        title: 'Ne sattığınızı söyleyin',
        text: 'Ürün, faydalar, kitle, teklif, fiyat, kanıt. Elinizde olmayanı boş bırakın.',
      },
      {
        title: 'Platformu ve tonu seçin',
        text: 'Reklam nerede yayınlanacak, nasıl duyulacak? Platformun sınırları ilk kelimeden başlar.',
      },
      {
        title: 'Size uyanı seçin',
        text: 'Varyantları karşılaştırın, “Devamını gör”den önce ne kadarı görünüyor bakın, metni kopyalayıp reklam yöneticinize yapıştırın.',
      },
    ],
  },
  difference: {
    heading: 'Fark edecekleriniz',
    points: [
      {
        title: 'Asla iddia uydurmaz',
        text: 'İndirim, fiyat, yıldız ve sayılar yalnızca verdiğiniz bilgilerde varsa çıkar. Kampanya başlayınca geri alınacak bir şey olmaz.',
      },
      {
        title: 'Başarısız çalıştırmalar otomatik iade edilir',
        text: 'Fiyatı tıklamadan önce görürsünüz ve tam onu ödersiniz. Çalıştırma başarısız olur ya da iptal ederseniz kredileriniz iade edilir.',
      },
      {
        title: 'Tam ölçüsünde yazılır',
        text: 'Metinler platformun saydığı gibi sayılır ve ölçüsünde yazılır; hiçbir başlık yanlışlıkla üç noktayla bitmez.',
      },
      {
        title: 'Kendi sunucunuzda da çalışır',
        text: `${brand.name} AGPL ile açık kaynaktır. Araçları dış hizmet ve API anahtarı olmadan çalışır.`,
      },
    ],
  },
  facts: {
    heading: 'Platforma göre karakter sınırları',
    lead: 'Platformların yayımladığı, alan başına karakter sayıları. “Görünen”, “Devamını gör”den önce okunandır.',
    columns: ['Platform', 'Alan', 'Görünen', 'En fazla'],
    rows: [
      ['Meta akışı', 'Ana metin', '125', '2.200'],
      ['Meta akışı', 'Başlık', '27–40', '255'],
      ['TikTok akış içi', 'Reklam metni', '100', '100'],
      ['Google arama', 'Başlık (3–15 adet)', '30', '30'],
      ['Google arama', 'Açıklama (2–4 adet)', '90', '90'],
      ['YouTube akış içi', 'Başlık (2 satır)', '40', '40'],
      ['LinkedIn', 'Giriş metni', '150', '600'],
      ['LinkedIn', 'Başlık', '70', '200'],
    ],
    note: 'TikTok Çince, Japonca ve Korece karakterleri iki sayar; 50 tanesi alanı doldurur.',
  },
  catalogue: {
    heading: 'Hepsi tek yerde',
    lead: 'Metin, görsel ve video reklam araçları bugün çalışıyor. Sunucu ve reklam araştırması sayfaları, aracın ne yapacağını ve şimdiden ne hazırlayabileceğinizi söyler.',
  },
  questions: {
    heading: 'Sorular',
    questions: [
      {
        question: 'Bugün burada ne yapabilirim?',
        answer:
          'Görsel reklam, banner, GIF banner, poster, görüntülü reklam, ürün görseli ve vesikalık oluşturabilirsiniz. Arka plan kaldırabilir, görselleri boyutlandırabilir, bir reklamın düzenini klonlayabilirsiniz. On tür reklam metni yazıp QR kodu oluşturabilirsiniz. Seslendirmeli, müzikli ve altyazılı video reklamlar oluşturabilirsiniz. Sunuculu videolar ve reklam kütüphanesi henüz yok.',
      },
      {
        question: 'Hesap gerekli mi?',
        answer:
          'Evet, ücretsiz bir hesap. E-posta ve parola yeter, kart istemez. İşleriniz, sonuçlarınız ve kredileriniz o hesaba aittir.',
      },
      {
        question: 'Ne kadar?',
        answer: `Ücretsiz planda ayda ${figure(plans.free.monthlyCredits)} kredi var. QR kodları her planda ücretsiz. Her çalıştırmanın fiyatı fiyatlar sayfasında.`,
      },
      {
        question: 'Oluşturduklarım kimin?',
        answer: 'Sizin. Kendi kampanyanızda da müşterinizinkinde de kullanın. Filigran yok, isim belirtme yok.',
      },
      {
        question: 'Kendi sunucumda çalıştırabilir miyim?',
        answer:
          'Evet. Ürünün tamamı AGPL ile açık kaynaktır, tek komutla başlar, veritabanını ve dosyalarını bir klasörde tutar. Büyük kurulumlarda PostgreSQL ile çalışır.',
      },
    ],
  },
  callToAction: {
    heading: 'Sıradaki reklam metniniz birkaç satır uzakta',
    lead: `Ücretsiz hesap, her ay ${figure(plans.free.monthlyCredits)} kredi, kart yok.`,
    label: 'Ücretsiz hesap aç',
  },
} satisfies WordsOf<typeof english>;
