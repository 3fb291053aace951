import type { SpeechLanguage } from '../speech-language.ts';

/** What ads say, for measuring how much of a voice is understood; no digits, which are written in more ways than one. */
export const voiceClips: Readonly<Record<SpeechLanguage, readonly string[]>> = {
  en: [
    'Meet the bottle that keeps your drink cold for a whole day. Order today and feel the difference.',
    'Our coffee is roasted every morning and shipped to your door.',
    'Winter is coming, and your feet are cold. These boots are warm, dry and ready for every road.',
    'Soft on your skin and kind to the sea. Our sunscreen protects the whole family.',
    'Cook dinner in less time and clean only one pan. You will wonder how you lived without it.',
    'Try it at home for free. If you do not love it, we pick it up again.',
  ],
  de: [
    'Unsere Flasche hält Ihr Getränk den ganzen Tag kalt. Bestellen Sie noch heute und spüren Sie den Unterschied.',
    'Unser Kaffee wird jeden Morgen geröstet und direkt zu Ihnen nach Hause geliefert.',
    'Der Winter kommt, und Ihre Füße sind kalt. Diese Stiefel sind warm, trocken und bereit für jeden Weg.',
    'Sanft zu Ihrer Haut und gut für das Meer. Unsere Sonnencreme schützt die ganze Familie.',
    'Kochen Sie schneller und spülen Sie nur eine Pfanne. Sie werden sie nicht mehr hergeben.',
    'Testen Sie die Lampe in Ruhe. Wenn sie Ihnen nicht gefällt, holen wir sie wieder ab.',
  ],
  es: [
    'Esta botella mantiene tu bebida fría durante todo el día. Pide la tuya y nota la diferencia.',
    'Nuestro café se tuesta cada mañana y llega directamente a tu casa.',
    'Llega el invierno y tienes los pies fríos. Estas botas son cálidas, secas y están listas para todo.',
    'Suave con tu piel y buena para el mar. Nuestra crema protege a toda la familia.',
    'Prepara la cena en menos tiempo y lava solo una sartén. No sabrás vivir sin ella.',
    'Pruébalo gratis en casa. Si no te gusta, pasamos a recogerlo.',
  ],
  fr: [
    'Cette bouteille garde votre boisson fraîche toute la journée. Commandez aujourd’hui et sentez la différence.',
    'Notre café est torréfié chaque matin et livré directement chez vous.',
    'L’hiver arrive et vous avez froid aux pieds. Ces bottes sont chaudes, sèches et prêtes pour la route.',
    'Douce pour votre peau et bonne pour la mer. Notre crème protège toute la famille.',
    'Préparez le dîner plus vite et ne lavez qu’une seule poêle. Vous ne pourrez plus vous en passer.',
    'Essayez la lampe chez vous. Si elle ne vous plaît pas, nous venons la reprendre.',
  ],
  it: [
    'Questa bottiglia mantiene fresca la tua bevanda per tutto il giorno. Ordina oggi e senti la differenza.',
    'Il nostro caffè viene tostato ogni mattina e arriva direttamente a casa tua.',
    'Arriva l’inverno e hai i piedi freddi. Questi stivali sono caldi, asciutti e pronti per ogni strada.',
    'Delicata sulla pelle e buona per il mare. La nostra crema protegge tutta la famiglia.',
    'Prepara la cena in meno tempo e lava solo una padella. Non potrai più farne a meno.',
    'Prova la lampada a casa tua. Se non ti piace, veniamo a riprenderla.',
  ],
  pt: [
    'Esta garrafa mantém a sua bebida gelada o dia inteiro. Peça hoje e sinta a diferença.',
    'Nosso café é torrado todas as manhãs e chega direto na sua casa.',
    'O inverno está chegando e seus pés estão frios. Estas botas são quentes, secas e prontas para tudo.',
    'Suave com a pele e boa para o mar. Nosso protetor cuida de toda a família.',
    'Prepare o jantar em menos tempo e lave apenas uma panela. Você não vai viver sem ela.',
    'Experimente em casa sem pagar nada. Se não gostar, nós buscamos de volta.',
  ],
  ru: [
    'Эта бутылка сохраняет напиток холодным весь день. Закажите сегодня и почувствуйте разницу.',
    'Наш кофе обжаривают каждое утро и привозят прямо к вам домой.',
    'Наступает зима, и ногам холодно. Эти сапоги тёплые, сухие и готовы к любой дороге.',
    'Нежный к коже и безопасный для моря. Наш крем защищает всю семью.',
    'Готовьте ужин быстрее и мойте только одну сковороду. Вы не захотите с ней расставаться.',
    'Попробуйте лампу дома. Если она вам не понравится, мы заберём её обратно.',
  ],
  tr: [
    'Bu şişe içeceğinizi bütün gün soğuk tutar. Bugün sipariş verin ve farkı hissedin.',
    'Kahvemiz her sabah kavrulur ve doğrudan evinize gelir.',
    'Kış geliyor ve ayaklarınız üşüyor. Bu botlar sıcak, kuru ve her yola hazır.',
    'Cildinize yumuşak, denize dost. Kremimiz bütün aileyi korur.',
    'Akşam yemeğini daha kısa sürede pişirin ve sadece bir tava yıkayın. Onsuz yapamayacaksınız.',
    'Lambayı evde ücretsiz deneyin. Beğenmezseniz geri alırız.',
  ],
  ja: [
    'このボトルは、飲み物を一日中冷たく保ちます。今日注文して、違いを感じてください。',
    '私たちのコーヒーは毎朝焙煎され、ご自宅に直接届きます。',
    '冬が来て、足が冷たくなります。このブーツは暖かく、どんな道でも歩けます。',
    '肌にやさしく、海にもやさしい。私たちのクリームは家族みんなを守ります。',
    '夕食を短い時間で作り、洗うのはフライパンだけです。もう手放せません。',
    'ご自宅で無料で試せます。気に入らなければ、引き取りに伺います。',
  ],
  'zh-Hans': [
    '这个瓶子让你的饮料整天保持冰凉。今天就下单，感受不一样的生活。',
    '我们的咖啡每天早上新鲜烘焙，直接送到你家。',
    '冬天来了，你的脚很冷。这双靴子又暖和又干燥，什么路都能走。',
    '对皮肤温和，对海洋友好。我们的防晒霜保护全家人。',
    '用更少的时间做晚饭，只需要洗一个锅。你再也离不开它。',
    '在家免费试用。如果你不喜欢，我们上门取回。',
  ],
  'zh-Hant': [
    '這個瓶子讓你的飲料整天保持冰涼。今天就下單，感受不一樣的生活。',
    '我們的咖啡每天早上新鮮烘焙，直接送到你家。',
    '冬天來了，你的腳很冷。這雙靴子又暖和又乾燥，什麼路都能走。',
    '對皮膚溫和，對海洋友好。我們的防曬霜保護全家人。',
    '用更少的時間做晚飯，只需要洗一個鍋。你再也離不開它。',
    '在家免費試用。如果你不喜歡，我們上門取回。',
  ],
  ar: [
    'هذه الزجاجة تحافظ على مشروبك باردا طوال اليوم. اطلبها اليوم واشعر بالفرق.',
    'قهوتنا تحمص كل صباح وتصل مباشرة إلى بيتك.',
  ],
  id: [
    'Botol ini menjaga minuman Anda tetap dingin sepanjang hari. Pesan hari ini dan rasakan bedanya.',
    'Kopi kami disangrai setiap pagi dan dikirim langsung ke rumah Anda.',
  ],
  ko: [
    '이 병은 음료를 하루 종일 차갑게 유지합니다. 오늘 주문하고 차이를 느껴 보세요.',
    '저희 커피는 매일 아침 볶아서 집까지 바로 보내 드립니다.',
  ],
  nl: [
    'Deze fles houdt je drankje de hele dag koud. Bestel vandaag en voel het verschil.',
    'Onze koffie wordt elke ochtend gebrand en direct bij je thuis bezorgd.',
  ],
};

/** Others of the languages whose voices are told otherwise after listening to those above: nothing was decided by these. */
export const unseenClips: Partial<Readonly<Record<SpeechLanguage, readonly string[]>>> = {
  ru: [
    'Новый рюкзак вмещает всё, что нужно в дороге. Он не боится дождя.',
    'Зубная щётка чистит бережно и тихо. Зарядки хватает на целый месяц.',
    'Откройте для себя хлеб на живой закваске. Мы печём его каждую ночь.',
    'Ваша кошка полюбит этот корм. В нём только рыба, мясо и витамины.',
    'Крем быстро впитывается и не оставляет следов. Кожа становится гладкой.',
    'Соберите друзей на ужин. Мы привезём пиццу горячей.',
  ],
  tr: [
    'Yeni sırt çantası yolda gereken her şeyi alır. Yağmurdan korkmaz.',
    'Diş fırçası nazik ve sessiz temizler. Şarjı tam bir ay dayanır.',
    'Ekşi mayalı ekmeğimizi tanıyın. Her gece yeniden pişiriyoruz.',
    'Kediniz bu mamayı çok sevecek. İçinde sadece balık, et ve vitamin var.',
    'Krem çabuk emilir ve iz bırakmaz. Cildiniz pürüzsüz olur.',
    'Arkadaşlarınızı yemeğe çağırın. Pizzayı sıcak getiririz.',
  ],
  'zh-Hans': [
    '这款耳机隔绝噪音，让你专心听音乐。',
    '新鲜蔬菜从农场直达餐桌，今天下单，明天送到。',
    '背包很轻，能装下旅行需要的一切，也不怕下雨。',
    '牙刷温柔又安静，充一次电可以用一个月。',
    '你的猫会爱上这种猫粮，里面只有鱼、肉和维生素。',
    '现在报名第一节课，学习永远不晚。',
  ],
};
