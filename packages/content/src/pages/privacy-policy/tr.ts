import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Gizlilik',
  title: `Gizlilik politikası | ${brand.name}`,
  description:
    'Hangi verilerin neden ve ne kadar süre saklandığı, kimlerin görebildiği. Reklam izleyicisi yok, üçüncü taraf analizi yok, veri satışı yok.',
  heading: 'Gizlilik politikası',
  paragraph: 'Hakkınızda nelerin, neden, ne kadar süre saklandığı ve nasıl sildirebileceğiniz.',
  sections: {
    who: {
      heading: 'Veri sorumlusu',
      parts: [
        `Burada işlenen verilerden bu web sitesinin işletmecisi sorumludur. ${brand.name}, herkesin çalıştırabileceği açık kaynaklı bir yazılımdır. Her işletmecinin verileri kendi sistemlerinde kalır; yazılımın geliştiricilerine hiçbir şey gönderilmez.`,
        'Bu politika, yazılımın teslim edildiği hâliyle ne yaptığını anlatır. İşletmeci bir e-posta veya yapay zekâ sağlayıcısı gibi başka hizmetler bağlarsa bunları bu politikaya ek bir metinde belirtmek zorundadır.',
      ],
    },
    what: {
      heading: 'Neler, neden saklanır',
      parts: [
        'Hesabınızı sunmak için (sözleşmenin ifası, GDPR md. 6(1)(b)):',
        {
          list: [
            'e-posta adresiniz, adınız, diliniz ve e-posta tercihleriniz;',
            'parolanız, yalnızca parolaya geri döndürülemeyen bir Argon2id özeti olarak;',
            'Google ile giriş yaparsanız: Google hesabınızın kimliği ve Google’ın doğruladığı e-posta adresi ile ad;',
            'planınız ve aldığınız, kullandığınız ve iade edilen kredilerin kaydı.',
          ],
        },
        'Çalışmalarınızı oluşturmak ve kaydetmek için (sözleşmenin ifası):',
        {
          list: [
            'ürünler, brief’ler ve QR kodlarının içeriği gibi girdiğiniz bilgiler; Wi-Fi parolaları ve iletişim bilgileri de buna dahildir;',
            'yüklediğiniz görseller, videolar ve ses dosyaları; görsellerden konum ve kamera bilgileri kaldırılır, videolar ve ses dosyaları olduğu gibi saklanır;',
            'sürüm geçmişiyle birlikte tasarımlarınız, kampanyalarınız ve her işlemin zamanı ve durumuyla birlikte sonuçlarınız.',
          ],
        },
        'Hizmetin güvenli olması ve çalışması için (meşru menfaat, GDPR md. 6(1)(f)):',
        {
          list: [
            'tarayıcınız, cihazınız ve son kullanılan IP adresiyle oturumlar; oturum anahtarı yalnızca özet olarak saklanır;',
            'IP adresiniz ve özet olarak e-posta adresiniz; istek sınırları için kısa süre sayılır;',
            'zaman, parametreleri olmadan sayfa adresi, durum, IP adresiniz, hesap kimliğiniz ve bir istek numarası içeren sunucu günlükleri; parolalar, oturum anahtarları ve kodlar günlüğe yazılmaz;',
            'gönderdiğiniz geri bildirimler; puanınız, gönderdiğiniz sayfa ve giriş yaptıysanız hesabınızla birlikte.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Tarayıcınızda neler saklanır',
      parts: [
        {
          list: [
            `dilinizi 365 gün hatırlayan “${localeCookie.name}” çerezi;`,
            'seçtiğiniz açık veya koyu modu 365 gün hatırlayan “theme” çerezi;',
            'yerel depolamada: oturum anahtarınız, kenar çubuğunun daraltılıp daraltılmadığı, çalışma alanında nerede kaldığınız, bir teklifi ne zaman kapattığınız ve sunucuya henüz ulaşmamış yüklemeler ile değişiklikler;',
            'sekmenin depolamasında, sekmeyi kapatana kadar: bir araca girdikleriniz ve başladığınız kayıt, parolası olmadan.',
          ],
        },
        'Çıkış yaptığınızda bu depolama temizlenir; iki çerez kalır. Reklam çerezi, üçüncü taraf analizi ve başka şirketlere ait yazı tipi veya betik yoktur. Tek istisna: İşletmeci Google ile girişi sunuyorsa giriş ekranını açtığınızda Google’ın betiği yüklenir.',
      ],
    },
    images: {
      heading: 'Görselleriniz nasıl işlenir',
      parts: [
        'Yüklediğiniz veya içe aktardığınız görseller ve yapay zekâ sağlayıcılarının oluşturduğu görseller, işletmecinin sunucusunda müstehcen içeriğe karşı otomatik olarak kontrol edilir. Kontrolden geçmeyen görseller reddedilir ve silinir.',
        'Bir vesikalık fotoğrafı uygun hâle getirmek için sunucu yüzü bulur ve ölçer: başın boyutu ve açısı, gözlerin konumu, gözlerin açık ve ağzın kapalı olup olmadığı. Ölçümler, sonucu düzenleyebilmeniz için onunla birlikte saklanır ve onunla birlikte silinir. Kimseyi tanımlamak için kullanılmaz ve yüz tanıma şablonu oluşturulmaz.',
        'Diğer araçlar bir görselde yüzleri ve metni yalnızca onu kırpmak ve düzeni yerleştirmek için arar. Kameranızla fotoğraf çekerseniz canlı görüntü tarayıcınızda kalır; yalnızca çektiğiniz fotoğraf yüklenir.',
      ],
    },
    links: {
      heading: 'Ürün bağlantıları ve QR kodları',
      parts: [
        'Bir ürün bağlantısı girdiğinizde işletmecinin sunucusu o sayfayı açar, ürün bilgilerini ve görsellerini oradan kopyalar. Diğer web sitesi sizin değil, sunucunun IP adresini görür.',
        'Bir QR kodu tam olarak girdiğiniz şeyi içerir. Taramalar bu web sitesinden geçmez ve sayılmaz.',
      ],
    },
    models: {
      heading: 'Yapay zekâ sağlayıcıları',
      parts: [
        'Teslim edildiği hâliyle tüm araçlar işletmecinin kendi sunucusunda çalışır; brief’leriniz ve görselleriniz oradan çıkmaz.',
        'İşletmeci harici sağlayıcılar bağlayabilir: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate veya OpenAI uyumlu bir sunucu. Bir sağlayıcı kullanan araçlar ona, brief’iniz, bir ürün sayfasının metni veya bir görsel gibi görevin gerektirdiği bilgileri gönderir. İşletmeci hangi sağlayıcıları kullandığını size bildirmek zorundadır; aldıkları bilgiler için onların kendi koşulları ve gizlilik politikaları geçerlidir.',
        'Yazılım, bir sağlayıcıya yapılan her istek için hesabı, işlemi, sağlayıcıyı, modeli, maliyeti ve isteğin nasıl sonuçlandığını kaydeder; içeriği kaydetmez. Yazılım, çalışmalarınızı model eğitmek için kullanmaz.',
      ],
    },
    emails: {
      heading: 'E-postalar',
      parts: [
        'Kaydolduğunuzda bir kod, biri adresinizle yeniden kaydolmaya çalışırsa bir bildirim ve açarsanız bir işlem bittiğinde bir mesaj alırsınız. Yazılım bülten göndermez. İşletmeci bir e-posta sunucusu kurmadıysa sunucu son 200 e-postayı göndermek yerine dosya olarak saklar.',
      ],
    },
    recipients: {
      heading: 'Verilerinizi başka kimler görebilir',
      parts: [
        'Verileriniz satılmaz ve kiralanmaz. Yalnızca hizmetin gerektirdiği yerlerde başkalarına ulaşır: sunucuyu ve dosyalarını barındıran şirketler, mesajlarınızı ileten e-posta sağlayıcısı, bağlı yapay zekâ sağlayıcıları ve yasa gerektiriyorsa resmî makamlar. Sunucuyu yönetenler, orada saklananlara teknik olarak erişebilir.',
        'Bir sonucun bağlantısını paylaşırsanız bağlantıya sahip olan herkes sonucu ve başlığını görebilir, ancak kimin yaptığını göremez. Bağlantı, siz paylaşımı durdurana veya çalışmayı silene kadar geçerlidir.',
        'Bir alıcı Avrupa Ekonomik Alanı dışındaysa işletmeci aktarımı GDPR’nin gerektirdiği şekilde, örneğin standart sözleşme maddeleriyle güvence altına almak zorundadır.',
      ],
    },
    'how-long': {
      heading: 'Veriler ne kadar süre saklanır',
      parts: [
        {
          list: [
            'hesabınız, ürünleriniz, tasarımlarınız ve sonuçlarınız: siz silene veya hesabınız silinene kadar;',
            'silinen ürünler ve tasarımlar: geri yükleyebilmeniz için 30 gün; ardından, başka bir çalışmanız kullanmıyorsa dosyaları da silinir;',
            'hiçbir yerde kullanılmayan yüklemeler ve kayıtlı bir çalışmaya ait olmayan ücretsiz işlemler: 30 gün; tamamlanmamış yüklemeler: 24 saat;',
            'sürüm geçmişi: son bir saatin tüm sürümleri, bir gün boyunca her saatin son sürümü, sonra her günün son sürümü ve dışa aktarılan tüm sürümler, en fazla 300 sürüm;',
            'kayıt kodları ve tamamlanmamış kayıtlar: 10 dakika;',
            'oturumlar: siz çıkış yapana kadar, son kullanımdan sonra en fazla 30 gün ve toplamda 180 gün;',
            'tekrarlanan bir isteğin iki kez ücretlendirilmesini önleyen kayıtlı yanıtlar: 24 saat;',
            'istek sınırları için sayımlar: 25 saat;',
            'geri bildirimler ve yapay zekâ sağlayıcılarına yapılan isteklerin kayıtları: işletmeci silene kadar; hesabınız silinirse artık sizinle ilişkilendirilmez;',
            'sunucu günlükleri ve yedekler: işletmecinin sorunları bulmak ve verileri geri yüklemek için gerek duyduğu sürece;',
            'plan satılıyorsa vergi mevzuatının gerektirdiği kayıtlar: mevzuatın öngördüğü süre boyunca.',
          ],
        },
        'Her saat çalışan bir temizlik, süresi dolanları siler.',
      ],
    },
    safety: {
      heading: 'Verileriniz nasıl korunur',
      parts: [
        'Parolalar ve oturum anahtarları yalnızca özet olarak saklanır. Dosyalarınız yalnızca yaklaşık bir saat sonra geçerliliğini yitiren imzalı bağlantılarla açılır. Sayfalar yalnızca bu web sitesinin kendi betiklerini ve sunuluyorsa Google ile giriş betiğini çalıştırır. Başkasının çalışmasına yönelik bir istek, var olmayan bir şeye yönelik istekle aynı yanıtı alır.',
      ],
    },
    rights: {
      heading: 'Haklarınız',
      parts: [
        'İşletmeciye hakkınızda nelerin saklandığını sorabilir, bunların düzeltilmesini, kısıtlanmasını veya silinmesini isteyebilir, yaygın bir biçimde alabilir ve meşru menfaate dayanan işlemeye itiraz edebilirsiniz. İşletmeciye hesabınızın e-posta adresinden yazın. Yaşadığınız yerdeki veri koruma kurumuna şikâyette de bulunabilirsiniz.',
      ],
    },
    children: {
      heading: 'Çocuklar',
      parts: [
        'Hizmet 16 yaş ve üzeri kişiler içindir. İşletmeci bir hesabın daha küçük birine ait olduğunu öğrenirse hesabı siler.',
      ],
    },
    changes: {
      heading: 'Bu politikadaki değişiklikler',
      parts: [
        'Bu politika değiştiğinde sayfanın üstündeki tarih de değişir. İşletmeci, önemli değişiklikleri yürürlüğe girmeden önce e-postayla veya bu web sitesinde size bildirir.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
