import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Reklam metni üreticisi',
  title: `Sınırlara uyan reklam metni üreticisi | ${brand.name}`,
  description:
    'Meta, TikTok, Google, YouTube, LinkedIn ve Amazon için ana metin, başlık ve açıklama; her sınıra göre sayılır, yalnızca sizin bilgilerinizle.',
  heading: 'Verdiğiniz bilgilerden, sığan reklam metinleri',
  paragraph:
    'Ne sattığınızı ve reklamın nerede çıkacağını söyleyin. Her biri başka açıdan, ağın sınırları içinde, karakter sayısı görünen birkaç tam reklam alın.',
  action: 'Reklam metnimi yaz',
  tool: {
    heading: 'Reklam metni yaz',
    lead: 'Başlamak için bir ad ve bir fayda yeter. Kitle, teklif ve kanıt, idare eder bir metni keskin bir metinden ayırır.',
  },
  steps: {
    heading: 'Nasıl çalışır',
    steps: [
      {
        title: 'Bir iş arkadaşına anlatır gibi',
        text: 'Ürünün adını ve alana ne kattığını yazın. Varsa bir teklif, fiyat ya da kanıt ekleyin.',
      },
      {
        title: 'Ağı, tonu ve dili seçin',
        text: 'Yalından acile sekiz ton. Hangi alanları ne uzunlukta alacağınıza ağ karar verir.',
      },
      {
        title: 'Karşılaştırın ve kopyalayın',
        text: 'Her kart açısını söyler, kesilmeden görüneni işaretler ve tek tıkla kopyalanır.',
      },
    ],
  },
  difference: {
    heading: 'Farkı ne',
    points: [
      {
        title: 'Uydurma iddia yok',
        text: 'Sonuçtaki sayı, fiyat, indirim ya da tarih sizin yazdığınızdır. Bilgilerde teklif yoksa reklam da teklif yapmaz.',
      },
      {
        title: 'Aynı cümle beş kez değil, farklı açılar',
        text: 'Seçenekler farklı satın alma nedenlerinden çıkar: sorun, fayda, kanıt, teklif, kullanım anı.',
      },
      {
        title: 'Ağın saydığı gibi sayılır',
        text: 'TikTok ve Google bir Çince karakteri iki sayar. Meta ana metni 125 karakterden sonra keser. Sayaç ikisini de bilir.',
      },
      {
        title: 'Yinelenebilir',
        text: 'Her çalıştırmanın bir tohumu vardır. Aynı bilgi ve aynı tohum yine aynı metinleri verir; testler dürüst olur.',
      },
    ],
  },
  facts: {
    heading: 'Ağlara göre alanlar ve sınırlar',
    lead: 'Alan başına karakter. “Görünen”, “devamı”ndan ya da kesilmeden önce okunandır.',
    columns: ['Ağ', 'Alan', 'Görünen', 'En fazla'],
    rows: [
      ['Meta akışı', 'Ana metin', '125', '2.200'],
      ['Meta akışı', 'Başlık', '27–40', '255'],
      ['Meta akışı', 'Açıklama', '27–30', '255'],
      ['Meta Hikâyeler ve Reels', 'Ana metin', '72', '2.200'],
      ['TikTok akış içi', 'Reklam metni', '100 (Çince, Japonca, Korecede 50)', '100'],
      ['Google Display', 'Başlık', '30', '30'],
      ['Google Display', 'Uzun başlık', '90', '90'],
      ['Google Display', 'Açıklama', '90', '90'],
      ['YouTube akış içi', 'Başlık, 2 satır', '40', '40'],
      ['LinkedIn', 'Giriş metni', '150', '600'],
      ['LinkedIn', 'Başlık', '70', '200'],
      ['Amazon', 'Başlık', '50', '50'],
    ],
    note: 'Ağlar sınırlarını değiştirir. Amazon’da reklam türüne ve ülkeye göre değişir, Discord yayımlamaz: vermeden önce reklam yöneticisine bakın.',
  },
  questions: {
    heading: 'Reklam metni üreticisiyle ilgili sorular',
    questions: [
      {
        question: 'Bilgi alanına ne yazmalıyım?',
        answer:
          'Ürünün adını ve alıcının sözleriyle iki ila dört fayda. Teklif, fiyat ya da kanıt (test sonucu, garanti, yıllar) varsa ekleyin: araç kullanır ama abartmaz.',
      },
      {
        question: 'Söylemediğim istatistik ya da yorum ekler mi?',
        answer:
          'Hayır. Metinler verdiğiniz bilgilerden kurulur. Orada olmayan sayılar sonuçlarda çıkmaz; müşteri ya da puan da çıkmaz.',
      },
      {
        question: 'Bir çalıştırma ne kadar?',
        answer:
          'Fiyat basmadan önce düğmenin üzerindedir. Başarısız olursa ya da beklerken iptal ederseniz krediler bakiyenize döner.',
      },
      {
        question: 'Bilgilerim başka bir şirkete gidiyor mu?',
        answer:
          'Varsayılan olarak hayır. Yerleşik yazar, size bu sayfayı gösteren sunucuda çalışır. Sunucuyu işleten dış bir dil modeli bağlayabilir; gizlilik politikası bunu söylemek zorundadır.',
      },
      {
        question: 'Metinleri ticari olarak kullanabilir miyim?',
        answer:
          'Evet. Kendi kampanyalarınız ya da müşterinizinki için, sizindir. Reklamın vaadinden siz sorumlusunuz; yayınlamadan önce okuyun.',
      },
    ],
  },
  callToAction: {
    heading: 'Kahve soğumadan beş tam reklam',
    lead: 'Sırada hangi ürünün reklamı varsa onunla başlayın.',
    label: 'Reklam metnimi yaz',
  },
} satisfies WordsOf<typeof english>;
