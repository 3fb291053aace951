import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Reklam metni üreticisi',
  title: `Sınırlara uyan reklam metni üreticisi | ${brand.name}`,
  description:
    'Meta, TikTok, Google, YouTube, LinkedIn ve Amazon için ana metin, başlık ve açıklama; her sınıra göre sayılır, yalnızca sizin bilgilerinizle.',
  heading: 'Kendi bilgilerinizden, tam ölçüsünde reklam metinleri',
  paragraph:
    'Ne sattığınızı ve reklamın nerede yayınlanacağını söyleyin. Her biri farklı bir açıdan, platformun sınırları içinde birkaç hazır reklam alın.',
  action: 'Reklam metnimi yaz',
  tool: {
    heading: 'Reklam metni yaz',
    lead: 'Başlamak için bir ad ve bir fayda yeter. Kitle, teklif veya kanıt ekleyin; iyi metin harika olsun.',
  },
  steps: {
    heading: 'Nasıl çalışır',
    steps: [
      {
        title: 'Ürününüzü anlatın',
        text: 'Ürünün adını ve alana ne kattığını yazın. Varsa bir teklif, fiyat ya da kanıt ekleyin.',
      },
      {
        title: 'Platformu, tonu ve dili seçin',
        text: 'Yalından acile sekiz ton. Hangi alanları ne uzunlukta alacağınızı platform belirler.',
      },
      {
        title: 'Karşılaştırın ve kopyalayın',
        text: 'Her kart açısını söyler, “Devamını gör”den önce görüneni işaretler ve tek tıkla kopyalanır.',
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
        text: 'Varyantlar farklı satın alma nedenlerinden çıkar: sorun, fayda, kanıt, teklif, kullanım anı.',
      },
      {
        title: 'Platform nasıl sayıyorsa öyle',
        text: 'TikTok ve Google bir Çince karakteri iki sayar. Meta ana metni 125 karakterden sonra keser. Sayaç bunları hesaba katar.',
      },
      {
        title: 'Yinelenebilir',
        text: 'Her çalıştırmanın bir seed’i vardır. Aynı brief ve aynı seed yine aynı metinleri verir; böylece adil bir karşılaştırma yaparsınız.',
      },
    ],
  },
  facts: {
    heading: 'Platforma göre alanlar ve sınırlar',
    lead: 'Alan başına karakter. “Görünen”, “Devamını gör”den önce okunandır.',
    columns: ['Platform', 'Alan', 'Görünen', 'En fazla'],
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
    note: 'Platformlar sınırlarını değiştirir. Amazon’da reklam türüne ve ülkeye göre değişir, Discord yayımlamaz: yayından önce reklam yöneticisine bakın.',
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
          'Fiyat, siz tıklamadan önce düğmenin üzerindedir. Çalıştırma başarısız olursa ya da beklerken iptal ederseniz krediler iade edilir.',
      },
      {
        question: 'Bilgilerim başka bir şirkete gidiyor mu?',
        answer:
          'Varsayılan olarak hayır. Yerleşik metin yazarı, size bu sayfayı gösteren sunucuda çalışır. Sunucunun yöneticisi dış bir dil modeli bağlayabilir; gizlilik politikası bunu belirtmek zorundadır.',
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
