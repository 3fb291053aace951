import type { SpeechLanguage } from '../speech-language.ts';

/** What ads say, for measuring how much of a voice is understood; no digits, which are written in more ways than one. */
export const voiceClips: Readonly<Record<SpeechLanguage, readonly string[]>> = {
  en: [
    'Meet the bottle that keeps your drink cold for a whole day. Order today and feel the difference.',
    'Our coffee is roasted every morning and shipped to your door.',
    'Winter is coming, and your feet are cold. These boots are warm, dry and ready for every road.',
  ],
  de: [
    'Unsere Flasche hält Ihr Getränk den ganzen Tag kalt. Bestellen Sie noch heute und spüren Sie den Unterschied.',
    'Unser Kaffee wird jeden Morgen geröstet und direkt zu Ihnen nach Hause geliefert.',
    'Der Winter kommt, und Ihre Füße sind kalt. Diese Stiefel sind warm, trocken und bereit für jeden Weg.',
  ],
  es: [
    'Esta botella mantiene tu bebida fría durante todo el día. Pide la tuya y nota la diferencia.',
    'Nuestro café se tuesta cada mañana y llega directamente a tu casa.',
    'Llega el invierno y tienes los pies fríos. Estas botas son cálidas, secas y están listas para todo.',
  ],
  fr: [
    'Cette bouteille garde votre boisson fraîche toute la journée. Commandez aujourd’hui et sentez la différence.',
    'Notre café est torréfié chaque matin et livré directement chez vous.',
    'L’hiver arrive et vous avez froid aux pieds. Ces bottes sont chaudes, sèches et prêtes pour la route.',
  ],
  it: [
    'Questa bottiglia mantiene fresca la tua bevanda per tutto il giorno. Ordina oggi e senti la differenza.',
    'Il nostro caffè viene tostato ogni mattina e arriva direttamente a casa tua.',
    'Arriva l’inverno e hai i piedi freddi. Questi stivali sono caldi, asciutti e pronti per ogni strada.',
  ],
  pt: [
    'Esta garrafa mantém a sua bebida gelada o dia inteiro. Peça hoje e sinta a diferença.',
    'Nosso café é torrado todas as manhãs e chega direto na sua casa.',
    'O inverno está chegando e seus pés estão frios. Estas botas são quentes, secas e prontas para tudo.',
  ],
  ru: [
    'Эта бутылка сохраняет напиток холодным весь день. Закажите сегодня и почувствуйте разницу.',
    'Наш кофе обжаривают каждое утро и привозят прямо к вам домой.',
    'Наступает зима, и ногам холодно. Эти сапоги тёплые, сухие и готовы к любой дороге.',
  ],
  tr: [
    'Bu şişe içeceğinizi bütün gün soğuk tutar. Bugün sipariş verin ve farkı hissedin.',
    'Kahvemiz her sabah kavrulur ve doğrudan evinize gelir.',
    'Kış geliyor ve ayaklarınız üşüyor. Bu botlar sıcak, kuru ve her yola hazır.',
  ],
  ja: [
    'このボトルは、飲み物を一日中冷たく保ちます。今日注文して、違いを感じてください。',
    '私たちのコーヒーは毎朝焙煎され、ご自宅に直接届きます。',
    '冬が来て、足が冷たくなります。このブーツは暖かく、どんな道でも歩けます。',
  ],
  'zh-Hans': [
    '这个瓶子让你的饮料整天保持冰凉。今天就下单，感受不一样的生活。',
    '我们的咖啡每天早上新鲜烘焙，直接送到你家。',
    '冬天来了，你的脚很冷。这双靴子又暖和又干燥，什么路都能走。',
  ],
  'zh-Hant': [
    '這個瓶子讓你的飲料整天保持冰涼。今天就下單，感受不一樣的生活。',
    '我們的咖啡每天早上新鮮烘焙，直接送到你家。',
    '冬天來了，你的腳很冷。這雙靴子又暖和又乾燥，什麼路都能走。',
  ],
  ar: ['هذه الزجاجة تحافظ على مشروبك باردا طوال اليوم. اطلبها اليوم واشعر بالفرق.'],
  id: ['Botol ini menjaga minuman Anda tetap dingin sepanjang hari. Pesan hari ini dan rasakan bedanya.'],
  ko: ['이 병은 음료를 하루 종일 차갑게 유지합니다. 오늘 주문하고 차이를 느껴 보세요.'],
  nl: ['Deze fles houdt je drankje de hele dag koud. Bestel vandaag en voel het verschil.'],
};
