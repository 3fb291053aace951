import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Tarayıcı uzantısı',
  title: `Tarayıcı uzantısı: reklamları kaydedin | ${brand.name}`,
  description:
    'Meta, TikTok, Google, LinkedIn, Reddit, YouTube ve Instagram reklamlarını görsel, video ve metniyle kaydedin. Chrome, Edge ve Firefox için.',
  heading: 'Gezinirken gördüğünüz reklamları kaydedin',
  paragraph:
    'Meta Reklam Kütüphanesi, TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube veya Instagram’daki bir reklamda Kaydet’e basın. Reklam; görseli, videosu ve metniyle koleksiyonunuza eklenir.',
  download: 'Uzantıyı indir',
  connect: 'Bağla',
  steps: {
    heading: 'Nasıl yüklenir?',
    steps: [
      { title: 'İndirin ve açın', text: 'ZIP’i indirin ve taşımayacağınız, silmeyeceğiniz bir klasöre açın.' },
      {
        title: 'Chrome veya Edge',
        text: 'chrome://extensions veya edge://extensions adresini açın, Geliştirici modunu etkinleştirin, Paketlenmemiş öğe yükle’ye basın ve klasörü seçin.',
      },
      {
        title: 'Firefox',
        text: 'about:debugging adresini açın, Bu Firefox’u, ardından Geçici eklenti yükle’yi seçin ve manifest.json dosyasını açın. Firefox kapatıldığında uzantı kaldırılır.',
      },
      {
        title: 'Bir kez bağlayın',
        text: 'Burada giriş yapın ve Bağla’ya basın. Uzantı kendi anahtarını alır ve parolanızı asla görmez.',
      },
      {
        title: 'Reklam kaydedin',
        text: 'Bir reklamda Kaydet’e basın ya da herhangi bir sayfada bir görsele veya videoya sağ tıklayın. Klasörü ve etiketleri uzantının penceresinde seçin.',
      },
    ],
  },
  pictures: {
    heading: 'Nasıl görünür?',
    ad: 'Sayfadaki her reklamda bir Kaydet düğmesi olur',
    popup: 'Sonraki reklamlar için klasör ve etiket seçin',
    board: 'Koleksiyonunuzdaki kayıtlı reklamlar',
  },
  questions: {
    heading: 'Bilmekte fayda var',
    questions: [
      {
        question: 'Çevrimdışıyken ne olur?',
        answer: 'Reklamlarınız, yeniden başlatsanız bile tarayıcıda bekler ve çevrimiçi olduğunuzda yüklenir.',
      },
      {
        question: 'Uzantı neleri görebilir?',
        answer:
          'Yalnızca yukarıdaki reklam platformlarını ve menüsünü kullandığınız sayfaları. Anahtarı reklam kaydedebilir, başka hiçbir şey yapamaz. İstediğiniz zaman hesap ayarlarında, API anahtarları altında iptal edebilirsiniz.',
      },
      {
        question: 'Videoları da kaydeder mi?',
        answer:
          'Evet, site video dosyasını tarayıcıya veriyorsa. YouTube vermediği için kapak görseli, metin ve bağlantı kaydedilir.',
      },
    ],
  },
} satisfies ExtensionWords;
