import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match:
      /kahve|çay(?![a-zığüşöç])|çikolata|sos(?![a-zığüşöç])|tarif|yemek|lezzet|tat(?:lı|ı)|peynir|(?<![a-zığüşöç])bal(?![a-zığüşöç])/iu,
    moves: {
      headline: ['Tabakta kalmaz', 'İlk yudum karar verir', 'Bir tabak daha serbest'],
      slogan: ['{brand}. Bir tane daha.'],
      question: ['En son ne zaman tadını çıkardınız?'],
      problem: ['Aceleye gelenin tadı olmuyor.'],
      after: ['Paylaşmak isteğe bağlı.'],
    },
  },
  {
    match: /cil[td]|krem|serum|şampuan|saç(?![a-zığüşöç]*ma)|makyaj|parfüm|kozmetik/iu,
    moves: {
      headline: ['Aynanız fark edecek', 'Kalıcı bir bakım alışkanlığı', 'Daha az kutu, daha çok ışıltı'],
      slogan: ['{brand}. İyi bir gününüzdeki siz.'],
      question: ['Sabah ayna ne diyor?'],
      problem: ['Raf dolu, ama hiçbiri tam değil.'],
      after: ['Gerçekten sürdürdüğünüz bir alışkanlık.'],
    },
  },
  {
    match: /uyku|yatak|yastık|yorgan/iu,
    moves: {
      headline: ['İyi geceler, bu kez gerçekten', 'Alarm çalabilir', 'Daha iyi geceler, daha iyi günler'],
      slogan: ['{brand}. İyi geceler, gerçekten.'],
      question: ['Dün gece nasıl uyudunuz?'],
      problem: ['Yorgun yatıp yorgun kalkıyorsunuz.'],
      after: ['Kalkmak, hem de isteyerek.'],
    },
  },
  {
    match: /fatura|muhasebe|evrak|haftada .{0,12}saat|otomatik|vergi|serbest çalışan/iu,
    moves: {
      headline: ['Akşamlarınızı geri alın', 'Bir kez de erken bitsin', 'Daha az evrak, daha çok hayat'],
      slogan: ['{brand}. Güne gün katar.'],
      question: ['Hafta nereye gitti?'],
      problem: ['Liste, işaretlediğinizden hızlı uzuyor.'],
      after: ['Akşamlar yeniden sizin.'],
    },
  },
  {
    match: /seyahat|bavul|sırt çantası|yürüyüş|bagaj|kamp(?![a-zığüşöç]*anya)|yolcu|uçak/iu,
    moves: {
      headline: ['Çantaya ilk giren', 'Nereye giderseniz gidin, yanınızda', 'Anahtar, telefon, bir de bu'],
      slogan: ['{brand}. Hep yanınızda.'],
      question: ['Hep neyi unutuyorsunuz?'],
      problem: ['Yolda hep tam o şey eksiktir.'],
      after: ['Çantaya koyun, unutun.'],
    },
  },
  {
    match: /temiz|toz(?![a-zığüşöç])|leke|çamaşır|ev işi/iu,
    moves: {
      headline: ['Tertemiz, pazar gününüz sizde kalsın', 'Misafirler gelebilir', 'Silin, oturun, bitti'],
      slogan: ['{brand}. Ev, ama daha güzel.'],
      question: ['Daha yeni temizlememiş miydiniz?'],
      problem: ['Ev işinin bitiş çizgisi yoktur.'],
      after: ['Oturun. Bitti bile.'],
    },
  },
  {
    match:
      /elbise|ceket|pantolon|ayakkabı|çorap|kazak|gömlek|deri(?![a-zığüşöç])|moda(?![a-zığüşöç])|keten|merinos|çanta(?![a-zığüşöç])/iu,
    moves: {
      headline: ['Eliniz hep ona gidecek', 'İltifatlar dahil değildir', 'Giyin ve unutun'],
      slogan: ['{brand}. Yakışır.'],
      question: ['Tam olması gerekince ne giyersiniz?'],
      problem: ['Güzel durur, rahat etmez. Bilirsiniz.'],
      after: ['Dolapta pek kalmaz.'],
    },
  },
  {
    match: /ekip|proje|müşteri|şirket|yazılım|crm|toplantı|mağaza/iu,
    moves: {
      headline: ['Daha az toplantı, daha çok iş', 'Pazartesi gelebilir', 'Herkes sırada ne var biliyor'],
      slogan: ['{brand}. İşler yürüyor.'],
      question: ['Şu an kaç sekme açık?'],
      problem: ['İşle ilgili işler bütün günü yiyor.'],
      after: ['Herkes sırada ne var biliyor.'],
    },
  },
  {
    match: /çocuk|bebek|anne|baba|aile/iu,
    moves: {
      headline: ['Gerçek aile hayatı için', 'Uykudan önce biraz huzur', 'Telaşlı sabahlara dayanıklı'],
      slogan: ['{brand}. Aile, ama daha kolay.'],
      question: ['Sizde kahvaltıdan önce kim pazarlık yapıyor?'],
      problem: ['Herkes bir şey istiyor, hem de hemen.'],
      after: ['Evde biraz daha huzur.'],
    },
  },
  {
    match: /köpek|kedi|evcil|yavru/iu,
    moves: {
      headline: ['Evin asıl patronu için', 'Sallanan kuyruk da bir yorumdur', 'Koltuğun kralına en iyisi'],
      slogan: ['{brand}. Çünkü onlar aileden.'],
      question: ['Evde asıl patron kim?'],
      problem: ['Neye ihtiyaçları olduğunu söyleyemezler. Siz bilirsiniz.'],
      after: ['Gözlerinden anlarsınız.'],
    },
  },
  {
    match: /spor|koşu|fitness|yoga|antrenman|bisiklet/iu,
    moves: {
      headline: ['Yine de çıktığınız günler için', 'Bahaneler bugün izinli', 'Bir tur daha'],
      slogan: ['{brand}. Bir tur daha.'],
      question: ['Sizi kapıdan ne çıkarır?'],
      problem: ['En zoru kapıdan çıkmak.'],
      after: ['Bir daha isteyeceksiniz.'],
    },
  },
  {
    match: /kulaklık|hoparlör|müzik|podcast|ses(?![a-zığüşöç])/iu,
    moves: {
      headline: ['Şarkının tamamını duyun', 'Dünyanın sesini kısın', 'Son bir şarkı daha'],
      slogan: ['{brand}. Oynat’a basın.'],
      question: ['En son ne zaman bir şarkıyı sonuna kadar dinlediniz?'],
      problem: ['Dünya gürültülü. Listeniz bağırmak zorunda.'],
      after: ['Bir şarkı beş olur.'],
    },
  },
  {
    match: /lamba|ışık|mum(?![a-zığüşöç])|aydınlat/iu,
    moves: {
      headline: ['Akşamlar böyle daha güzel', 'Tavan lambası dinlensin', 'Odanıza başka bir ışıkla bakın'],
      slogan: ['{brand}. En güzel ışığında.'],
      question: ['Güneş batınca odanız nasıl görünüyor?'],
      problem: ['Tavan ışığının altında kimse gevşemez.'],
      after: ['Akşamların havası değişir.'],
    },
  },
  {
    match: /konser|festival|bilet|konferans|fuar|atölye|sahne/iu,
    moves: {
      headline: ['Yorumlarda değil, orada olun', 'Pazartesi kıskanacak', 'Takviminizde yer var'],
      slogan: ['{brand}. Orada olun.'],
      question: ['Planınız var mı?'],
      problem: ['En güzel geceler koltukta geçmez.'],
      after: ['Pazartesi hâlâ bunu konuşacaksınız.'],
    },
  },
  {
    match: /pil(?![a-zığüşöç])|şarj|usb|telefon|kablosuz|esim|internet|kamera/iu,
    moves: {
      headline: ['Ayak altında dolaşmayan teknoloji', 'Yüzde iki mi? Telaş yok.', 'Lazım olduğunda çalışır'],
      slogan: ['{brand}. Lazım olduğunda.'],
      question: ['Yüzde iki kaldı. Şimdi ne olacak?'],
      problem: ['Hep en lazım olduğu anda biter.'],
      after: ['Cepte bir dert eksik.'],
    },
  },
];
