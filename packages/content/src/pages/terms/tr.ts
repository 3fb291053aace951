import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Koşullar',
  title: `Kullanım koşulları | ${brand.name}`,
  description: `${brand.name} kullanım kuralları: hesabınız, çalışmalarınız, krediler ve iadeler, izin verilmeyenler ve açık kaynak lisansı.`,
  heading: 'Kullanım koşulları',
  paragraph: 'Neler bekleyebileceğiniz, sizden neler beklendiği ve çalışmalarınızın kime ait olduğu.',
  sections: {
    who: {
      heading: 'Bu koşulların tarafları',
      parts: [
        `${brand.name}, herkesin çalıştırabileceği açık kaynaklı bir yazılımdır. Bu web sitesini bir kişi veya kuruluş, yani işletmeci yönetir. Bu koşullar sizinle işletmeci arasında bir sözleşmedir. Yazılımın geliştiricileri bu sözleşmenin tarafı değildir; hesabınızı ve çalışmalarınızı göremezler.`,
        'Yasanın gerektirdiği durumlarda işletmeci size adını ve iletişim bilgilerini bildirir. İşletmeci kendi koşullarını yayımlarsa bunlar bu koşullara ek olarak geçerlidir ve ikisinin ayrıldığı yerlerde öncelik taşır.',
      ],
    },
    account: {
      heading: 'Hesabınız',
      parts: [
        'Çalışma oluşturmak ve kaydetmek için bir hesaba ihtiyacınız vardır. Bir e-posta adresi, bu adrese gönderilen kod ve bir parola ile kaydolursunuz. İşletmeci sunuyorsa Google ile de giriş yapabilirsiniz.',
        {
          list: [
            'Size ait bir e-posta adresi kullanın ve parolanızı kimseyle paylaşmayın.',
            'En az 16 yaşında olmanız ve yaşadığınız yerde sözleşme yapabilecek yaşta olmanız gerekir.',
            'Hesabınızda olup bitenlerden siz sorumlusunuz. Hesabınızı kusurunuz olmadan başkası kullandıysa ve bunu öğrenir öğrenmez işletmeciye bildirdiyseniz bu geçerli değildir.',
            'Kişi başına bir ücretsiz hesap. Ücretsiz kredi toplamak için birden fazla hesap açmayın.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Çalışmalarınız size aittir',
      parts: [
        `Girdiğiniz ve yüklediğiniz her şey sizin olarak kalır. Bunlardan elde edilen sonuçlar da, yasanın bunlar üzerinde hak tanıdığı ölçüde sizindir. Onları kendiniz veya bir müşteriniz için her kampanyada, filigran olmadan ve ${brand.name} adını anmadan kullanabilirsiniz.`,
        'İşletmecinin, girdiklerinizi, yüklediklerinizi ve sonuçlarınızı tek bir amaçla saklamasına ve işlemesine izin verirsiniz: hizmeti size sunmak. Diğer kullanıcılar çalışmalarınızı yalnızca bağlantı paylaşırsanız görür. Yazılım, çalışmalarınızı model eğitmek için kullanmaz.',
        'İşletmeci harici bir yapay zekâ sağlayıcısı bağladıysa onunla üretilen sonuçlar için bu sağlayıcının koşulları da geçerli olabilir. Bu sağlayıcılara nelerin gönderildiği gizlilik politikasında yazar.',
        'Üretilen metinler ve tasarımlar, araçların başkaları için oluşturduklarına benzeyebilir. Hiç kimse bir sloganın benzersiz olduğunu veya marka olarak tescil edilebileceğini garanti edemez. Üzerine bir marka kurmadan önce kontrol edin.',
      ],
    },
    'your-responsibility': {
      heading: 'Sorumluluklarınız',
      parts: [
        'Neyin yayımlanacağına siz karar verirsiniz; bu yüzden her sonucu yayına almadan önce kontrol edin. İçindeki iddialardan, kullandığınız adlar, görseller, logolar ve düzenler üzerindeki haklara sahip olmaktan, platformun kurallarına ve reklamın gösterildiği her yerin reklam mevzuatına uymaktan siz sorumlusunuz. Zorunlu olduğu yerlerde yapay zekâ ile üretilen içeriği etiketlemek de buna dahildir.',
        'Vesikalık fotoğraf aracı, fotoğrafları yayımlanmış gerekliliklere göre ölçer. Fotoğrafın kabul edilip edilmeyeceğine onu alan makam karar verir.',
        'Hizmeti şu amaçlarla kullanamazsınız:',
        {
          list: [
            'reklamın gösterildiği yerde yasa dışı olan bir şeyin reklamını yapmak veya sahte fiyatlar, uydurma yorumlar ya da yapay kıtlık gibi yollarla insanları aldatmak;',
            'bir kişinin veya şirketin adını, yüzünü, sesini ya da markasını buna hakkınız olmadan kullanmak;',
            'nefrete veya şiddete teşvik eden, reşit olmayanları cinselleştiren ya da birini taciz eden içerik oluşturmak;',
            'cinsel açıdan müstehcen görseller yüklemek;',
            'kötü amaçlı yazılımlara veya kimlik avı sayfalarına götüren QR kodları oluşturmak;',
            'hizmete saldırmak, sınırlarını aşmaya çalışmak veya başkalarının verilerine erişmeye çalışmak.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Krediler, fiyatlar ve iadeler',
      parts: [
        'Fiyatlar kredi olarak gösterilir. Başlamadan önce gördüğünüz fiyat, ödediğiniz fiyattır.',
        {
          list: [
            'Bir işlem başladığında kredileri ayrılır. Krediler yalnızca işlem başarılı olursa harcanır.',
            'Bir işlem başarısız olur veya iptal edilirse kredileri otomatik olarak ve tamamen iade edilir.',
            'Başarılı bir işlem, sonucu kullanmasanız da ücretlendirilir.',
            'Ücretsiz plan, kredilerini hizmeti kullandığınız her takvim ayında bir kez ekler. Kullanılmayan krediler hesabınızda kalır.',
            'Krediler para değildir. Paraya çevrilemez, satılamaz ve başka bir hesaba aktarılamaz.',
          ],
        },
        'İşletmeci ücretli planlar satıyorsa fiyatı, faturalandırma dönemini ve yenileme tarihini ödeme yapmadan önce görürsünüz. Ödenmiş dönemin sonunda geçerli olmak üzere istediğiniz zaman iptal edebilirsiniz. Cayma hakkı gibi, yasanın size tüketici olarak tanıdığı haklar saklıdır.',
      ],
    },
    service: {
      heading: 'Hizmet ve sınırları',
      parts: [
        'İşletmeci hizmeti makul bir özenle yürütür ancak her zaman erişilebilir veya hatasız olacağına ya da reklamların tıklama veya satış getireceğine söz vermez. Burada gösterilen platform sınırları, reklam boyutları ve fotoğraf gereklilikleri kamuya açık kaynaklardan alınmıştır ve güncelliğini yitirmiş olabilir.',
        'Bir kullanıcının hizmeti başkaları için yavaşlatmaması amacıyla istek sayısı ve yükleme boyutu sınırlıdır.',
        'Sildiğiniz çalışmalar 30 gün boyunca geri yüklenebilir. Sonrasında kalıcı olarak silinir. Sizin için önemli çalışmaların kopyalarını kendiniz de saklayın.',
        'İşletmeci, saklanan çalışmaları korumak ve hizmet kapanmadan ya da önemli özelliklerini yitirmeden önce haber vermek için makul çabayı gösterir.',
      ],
    },
    liability: {
      heading: 'İşletmecinin sorumluluğu',
      parts: [
        'İşletmeci; kasıt ve ağır ihmal, can, beden veya sağlığa gelen zararlar ve yasanın sınırlamaya izin vermediği tüm durumlar için sınırsız sorumludur. Diğer tüm durumlarda sorumluluk, olağan ve öngörülebilir zararla sınırlıdır. Ücretsiz sunulan hizmetlerde, yasanın izin verdiği ölçüde sorumluluk kabul edilmez.',
      ],
    },
    ending: {
      heading: 'Hesabınızı kapatma',
      parts: [
        'Hizmeti kullanmayı istediğiniz zaman bırakabilir ve işletmeciden hesabınızı silmesini isteyebilirsiniz. İşletmeci, bu koşulları ciddi biçimde veya tekrar tekrar ihlal eden bir hesabı engelleyebilir ve yasa yasaklamadıkça size nedenini bildirir. İşletmeci hizmeti kapatırsa çalışmalarınızı indirebilmeniz için sizi yeterince önceden bilgilendirir.',
      ],
    },
    'open-source': {
      heading: 'Açık kaynak',
      parts: [
        `Yazılım, GNU Affero Genel Kamu Lisansı (GNU AGPL) sürüm 3 veya sonrası ile lisanslanmıştır. Bu lisans size ${brand.name} yazılımını çalıştırma, inceleme, değiştirme ve paylaşma hakkı verir. Yazılımı değiştirip ağ üzerinden başkalarına kullandıran bir işletmeci, onlara değiştirilmiş sürümün kaynak kodunu sunmak zorundadır. Lisans yazılım için, bu koşullar ise bu web sitesinin kullanımı için geçerlidir. Yazılımın kendisi, lisansta belirtildiği gibi garantisiz sunulur.`,
      ],
    },
    changes: {
      heading: 'Bu koşullardaki değişiklikler',
      parts: [
        'Bu koşullar değiştiğinde sayfanın üstündeki tarih de değişir. İşletmeci, önemli değişiklikleri yürürlüğe girmeden en az 30 gün önce e-postayla veya bu web sitesinde size bildirir. Kabul etmiyorsanız bu süre dolmadan hesabınızı kapatabilirsiniz.',
        'Bu koşulların bir hükmü geçersiz olsa bile diğerleri geçerli kalır.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
