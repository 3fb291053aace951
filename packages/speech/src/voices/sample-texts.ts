import type { SpeechLanguage } from '../speech-language.ts';

/** What a voice says to be heard: an ad's own kind of sentence, with a number in it. */
export const sampleTexts: Readonly<Record<SpeechLanguage, string>> = {
  en: 'Good ads begin with a good voice. Try this one for 30 seconds, and hear your idea come alive.',
  ru: 'Хорошая реклама начинается с хорошего голоса. Послушайте 30 секунд, и ваша идея оживёт.',
  ja: '良い広告は、良い声から始まります。30秒で、あなたのアイデアが動き出します。',
  id: 'Iklan yang bagus dimulai dari suara yang bagus. Dengarkan 30 detik, dan ide Anda menjadi hidup.',
  ar: 'الإعلان الجيد يبدأ بصوت جيد. استمع لمدة 30 ثانية، وستسمع فكرتك تنبض بالحياة.',
  'zh-Hans': '好的广告，从好的声音开始。只要30秒，让你的创意活起来。',
  de: 'Gute Werbung beginnt mit einer guten Stimme. Hören Sie 30 Sekunden zu, und Ihre Idee wird lebendig.',
  es: 'Un buen anuncio empieza con una buena voz. Escúchala 30 segundos y tu idea cobrará vida.',
  fr: 'Une bonne publicité commence par une bonne voix. Écoutez 30 secondes, et votre idée prend vie.',
  it: 'Una buona pubblicità inizia con una buona voce. Ascolta per 30 secondi e la tua idea prende vita.',
  ko: '좋은 광고는 좋은 목소리에서 시작됩니다. 30초만 들어 보세요. 아이디어가 살아납니다.',
  nl: 'Goede reclame begint met een goede stem. Luister 30 seconden, en je idee komt tot leven.',
  pt: 'Um bom anúncio começa com uma boa voz. Ouça por 30 segundos e sua ideia ganha vida.',
  tr: 'İyi reklam iyi bir sesle başlar. 30 saniye dinleyin, fikriniz canlansın.',
  'zh-Hant': '好的廣告，從好的聲音開始。只要30秒，讓你的創意活起來。',
};
