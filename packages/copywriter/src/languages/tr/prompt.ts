import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        'tek ve kararlı bir renkte düz fon önünde',
        'çevresi boş, sade bir kaide üzerinde',
        'yumuşak gölgeli dokulu kâğıt üzerinde',
        'gündelik hayattan gerçek ve düzenli bir yerde',
      ],
      light: [
        'sol üstten gelen geniş, yumuşak ışık',
        'yumuşak ve yandan gelen pencere ışığı',
        'tek gölgeli, net stüdyo ışığı',
      ],
      mood: ['kendinden emin ve davetkâr', 'temiz ve iyimser', 'sıcak ve güven veren'],
    },
  ],
  composition: {
    image: [
      'konu merkezin biraz dışında, üçte biri metne boş',
      'yakın, göz hizasında, sığ alan derinliği, başlık için yer',
      'yukarıdan, serbest dizilim, metin için boşluk',
    ],
    video: [
      'yakın bir ayrıntıyla açılış, bütüne yavaşça geri çekilme, sonda çağrı için boşluk',
      'üç kısa plan: ihtiyaç, kullanımda ürün, sonuç',
      'kesintisiz tek çekim, yavaş yaklaşma, sakin bitiş',
    ],
  },
  avoid: {
    image: 'görüntüde yazı veya logo, bozuk eller ya da kenarlar, dağınıklık, aşırı doygun renkler',
    video: 'gömülü yazı, titreme, biçim değiştiren nesneler, hızlı yakınlaşmalar, sarsıntılı kamera',
  },
  sentence: {
    image:
      '{subject}, {setting}. Işık: {light}. Kompozisyon: {composition}. Hava: {mood}. Fotoğraf gibi, gerçek malzeme ve renkler. Kaçının: {avoid}.',
    video:
      '{subject}, {setting}. Işık: {light}. Kamera: {composition}. Hava: {mood}. Doğal hareket, gerçek malzeme ve renkler. Kaçının: {avoid}.',
  },
};
