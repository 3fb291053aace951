import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: 'Faydayla dikkat çeker, ayrıntılarla ilgi uyandırır ve bir eylemle biter (AIDA).',
  pas: 'Sorunu adlandırır, bedelini gösterir ve ürünü çıkış yolu olarak sunar (PAS).',
  bab: 'Öncesini ve sonrasını gösterir, ürün aradaki köprüdür (BAB).',
  fab: 'Özellikten üstünlüğe geçer ve kazandırdığıyla biter (FAB).',
  '4u': 'Yararlı, ayırt edilir, somut ve zamanında: önce iddia, sonra dayanağı (4U).',
  question: 'Doğru okurun evet diyeceği bir soruyla açar ve cevabı verir.',
  proof: 'Önce kanıtı konuşturur ki söz inandırıcı olsun.',
  objection: 'Şüpheyi yüksek sesle söyler ve bir gerçekle cevap verir.',
  offer: 'Fırsatı öne koyar ve hemen nedenini söyler.',
  'how-to': 'Yararlı bir şey öğretir; ürün cevabın parçasıdır.',
  story: 'Tanıdık bir sahneyle başlar ve sonunu ürüne değiştirtir.',
  contrast: 'Alışılmışı yeniyle karşılaştırır ki fark görülsün.',
  audience: 'Hedef kitleye adıyla seslenir ki doğru kişiler dursun.',
};

export const script: LanguagePack['script'] = {
  scenes: { hook: 'Giriş', problem: 'Sorun', solution: 'Çözüm', detail: 'Ayrıntılar', proof: 'Kanıt', action: 'Çağrı' },
  spoken: 'Ses',
  onScreen: 'Ekranda',
  shot: 'Plan',
  shots: {
    hook: ['Yüz kameraya yakın, gözler objektifte.', 'Eller hareketin ortasında, giriş yok.'],
    problem: ['Eski yöntem, biraz fazla yakından.', 'Küçük bir aksilik, yukarıdan görünüş.'],
    solution: ['{brand} kadrajı doldurur, ışık ısınır.', 'Omuz üstünden: {brand} kullanımda.'],
    detail: ['Sesin ritminde yakın planlar.', 'Anılan ayrıntının üzerinde yavaş hareket.'],
    proof: ['Düz fon, büyük ve durağan sözcükler.', 'Tek çekimde gerçek bir kullanım.'],
    action: ['{brand} ortada, düğme için boşluk.', 'Baştaki yüze dönüş, bu kez gülümseyerek.'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: 'SES',
  sound: 'EFEKT',
  sounds: [
    'Bir kapı açılır, sokak sesi, sonra sessizlik.',
    'Bir saat tıkırdar ve durur.',
    'Sabah mutfağı: fincanlar, bir kaşık, yan odada radyo.',
    'Adımlar, bir duraklama, bir nefes.',
    'Hafif gitar, sonra sesin altında.',
    'Kalabalık bir salon susar, tek ses kalır.',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: {
    sound: '{brand} nasıl konuşur',
    always: 'Her zaman',
    never: 'Asla',
    example: 'Örneğin',
    words: 'Kendi sözcükleri',
  },
  common: {
    always: [
      'Önce gerçek, sonra sıfat.',
      'Tek bir kişi için yazmak.',
      'Her satırı sesli okumak.',
      'Sonraki adımla bitirmek.',
      'Ürüne insanların dediği gibi demek.',
      'Sayıları konuşturmak.',
    ],
    never: [
      'Tutulamayacak söz vermek.',
      'Kanıtsız “en” demek.',
      'Rakibin cümlesini kopyalamak.',
      'İki kez okunması gereken cümle yazmak.',
      'Boşluk doldurmak.',
      'Ürünün adını bozmak.',
    ],
  },
  tones: {
    friendly: {
      sound: ['Yardımsever bir komşu gibi: açık, nazik ve acelesiz.'],
      always: ['“Biz”den çok “siz” demek.', 'Kısa cümleler ve gündelik sözcükler kullanmak.'],
      never: ['Tepeden bakmak.', 'Jargonun arkasına saklanmak.'],
    },
    bold: {
      sound: ['Doğrudan ve kendinden emin.'],
      always: ['En güçlü noktayla başlamak.', 'Her iddiayı desteklemek.'],
      never: ['“Belki” diye yumuşatmak.', 'Gösterilemeyeni iddia etmek.'],
    },
    playful: {
      sound: ['Hızlı, hafif ve biraz muzip, hep okurun yanında.'],
      always: ['İlk satırda şaşırtmak.', 'Şakayı kısa tutmak.'],
      never: ['Espriyi açıklamak.', 'Fiyat ya da güvenlikle dalga geçmek.'],
    },
    premium: {
      sound: ['Sakin, kesin ve acelesiz.'],
      always: ['Ayrıntıyı adlandırmak.', 'Büyük sözcük yerine doğru sözcük.'],
      never: ['Ünlem koymak.', '“Lüks” yazmak.'],
    },
    expert: {
      sound: ['Bilgili ve yalın: sıfat değil neden.'],
      always: ['Nedeni aynı cümlede vermek.', 'Kanıt göstermek.'],
      never: ['Abartmak.', 'Görüşle gerçeği karıştırmak.'],
    },
    urgent: {
      sound: ['Uyanık ve net.'],
      always: ['Fiille başlamak.', 'Tek bir açık adım söylemek.'],
      never: ['Kıtlık uydurmak.', 'Tehdit etmek.'],
    },
    warm: {
      sound: ['İlgili ve içten, insana zaman ayıran.'],
      always: ['Önce insan, sonra ürün.', 'Küçük şeyleri fark etmek.'],
      never: ['Suçluluk duygusuyla oynamak.', 'Tebrik kartı gibi konuşmak.'],
    },
    minimal: {
      sound: ['Yalın. Her satırda tek düşünce.'],
      always: ['Erken durmak.', 'İsim ve fiilleri seçmek.'],
      never: ['İki sıfat kullanmak.', 'Tekrarlamak.'],
    },
  },
};

export const tags = [
  'keşfet',
  'favori',
  'hergün',
  'iyiseçim',
  'yeni',
  'öneri',
  'kendinişımart',
  'istekListesi',
  'küçükmutluluklar',
  'denemeyedeğer',
  'bulduk',
  'vazgeçilmez',
] as const;

export const paths = ['Keşfet', 'Ayrıntılar', 'Fırsat', 'Daha-Fazla'] as const;
