import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about. Nothing here states a fact about the product. */
export const themes: readonly Theme[] = [
  {
    match: /咖啡|茶(?!几)|巧克力|醬|零食|食譜|美食|味道|好吃|起司|蜂蜜|冷萃/u,
    moves: {
      headline: ['不會有剩', '第一口就知道', '再來一份，不用客氣'],
      slogan: ['{brand}，再一口就好。'],
      question: ['上次好好品嚐，是什麼時候？'],
      problem: ['趕出來的東西，吃起來也趕。'],
      after: ['要不要分人，隨你。'],
    },
  },
  {
    match: /膚|肌|霜|精華|洗髮|頭髮|彩妝|香水|保養/u,
    moves: {
      headline: ['鏡子會先發現', '真的持續得下去的保養', '瓶瓶罐罐少一點，氣色好一點'],
      slogan: ['{brand}，狀態好的那個你。'],
      question: ['早上鏡子怎麼說？'],
      problem: ['架上擺滿了，沒有一瓶真的對。'],
      after: ['真的持續得下去的習慣。'],
    },
  },
  {
    match: /睡|床墊|枕|棉被|失眠/u,
    moves: {
      headline: ['晚安，這次是真的', '鬧鐘，儘管響', '夜裡睡好，白天就好'],
      slogan: ['{brand}，真正的晚安。'],
      question: ['昨晚睡得好嗎？'],
      problem: ['累著躺下，累著起床。'],
      after: ['早上起得來，也想起來。'],
    },
  },
  {
    match: /發票|帳務|報稅|省下.{0,4}小時|自動|接案|文書/u,
    moves: {
      headline: ['把晚上拿回來', '難得準時收工', '少點表格，多點生活'],
      slogan: ['{brand}，一天多一點。'],
      question: ['這禮拜跑去哪了？'],
      problem: ['待辦長得比你打勾還快。'],
      after: ['晚上又是自己的了。'],
    },
  },
  {
    match: /旅|行李|背包|登山|隨身|露營|出差|通勤|保溫/u,
    moves: {
      headline: ['出門先放它', '去哪都帶著', '鑰匙、手機，還有它'],
      slogan: ['{brand}，走到哪帶到哪。'],
      question: ['出門總是忘了帶什麼？'],
      problem: ['在路上，偏偏就少那一樣。'],
      after: ['放進包包，就不用掛心。'],
    },
  },
  {
    match: /清潔|打掃|灰塵|污漬|洗衣|家事|居家清理/u,
    moves: {
      headline: ['乾淨了，假日還在', '客人隨時來都行', '擦一擦，坐下來'],
      slogan: ['{brand}，家更舒服。'],
      question: ['不是才剛掃過？'],
      problem: ['家事沒有終點線。'],
      after: ['坐吧，已經好了。'],
    },
  },
  {
    match: /裙|外套|褲|鞋|襪|毛衣|襯衫|皮革|時尚|亞麻|美麗諾|包款/u,
    moves: {
      headline: ['伸手總是拿它', '稱讚另計', '穿上就忘了它'],
      slogan: ['{brand}，剛剛好。'],
      question: ['非得對的那天，你穿什麼？'],
      problem: ['好看，不好穿。你懂。'],
      after: ['在衣櫃裡待不久。'],
    },
  },
  {
    match: /團隊|專案|客戶|企業|軟體|會議|零售|庫存|門市/u,
    moves: {
      headline: ['少開會，多成事', '週一，來吧', '下一步，大家都知道'],
      slogan: ['{brand}，事情有在動。'],
      question: ['現在開了幾個分頁？'],
      problem: ['為了工作的工作，吃掉一整天。'],
      after: ['下一步，大家都知道。'],
    },
  },
  {
    match: /孩子|小孩|寶寶|爸媽|家庭|親子/u,
    moves: {
      headline: ['給真實的家庭日常', '睡前，安靜一下', '撐得過手忙腳亂的早晨'],
      slogan: ['{brand}，一家人輕鬆點。'],
      question: ['早餐前，你家誰在討價還價？'],
      problem: ['每個人都有事，而且都要現在。'],
      after: ['家裡多一點安靜。'],
    },
  },
  {
    match: /狗|貓|寵物|毛孩/u,
    moves: {
      headline: ['給家裡真正的老大', '搖尾巴也算好評', '給沙發之王'],
      slogan: ['{brand}，因為是家人。'],
      question: ['你家到底誰是老大？'],
      problem: ['牠不會說，但你懂。'],
      after: ['看牠的眼神就知道。'],
    },
  },
  {
    match: /運動|跑步|健身|瑜伽|訓練|單車/u,
    moves: {
      headline: ['給那些還是出門的日子', '藉口今天休假', '再一圈'],
      slogan: ['{brand}，再一圈。'],
      question: ['什麼能讓你出門？'],
      problem: ['最難的，是踏出家門。'],
      after: ['你會想再來一次。'],
    },
  },
  {
    match: /耳機|喇叭|音響|音樂|播客|音質/u,
    moves: {
      headline: ['把一首歌聽完', '把世界轉小聲', '再一首就好'],
      slogan: ['{brand}，按下播放。'],
      question: ['上次聽完整首歌，是什麼時候？'],
      problem: ['世界太吵，歌單只好用喊的。'],
      after: ['一首變五首。'],
    },
  },
  {
    match: /燈|照明|蠟燭|光線/u,
    moves: {
      headline: ['夜晚，這樣比較美', '主燈可以休息了', '換個光看房間'],
      slogan: ['{brand}，在最好的光裡。'],
      question: ['天黑之後，你的房間長怎樣？'],
      problem: ['主燈底下，沒人放鬆得了。'],
      after: ['夜晚更有氣氛。'],
    },
  },
  {
    match: /演唱會|音樂節|門票|論壇|展覽|工作坊|演出|舞台/u,
    moves: {
      headline: ['在現場，不在留言區', '週一會嫉妒', '行事曆還有空位'],
      slogan: ['{brand}，現場見。'],
      question: ['有安排了嗎？'],
      problem: ['最棒的夜晚，從來不在沙發上。'],
      after: ['到了週一，你還在講。'],
    },
  },
  {
    match: /充電|電池|USB|手機|無線|eSIM|相機|筆電/u,
    moves: {
      headline: ['不添亂的科技', '快沒電？不慌', '要用的時候，它在'],
      slogan: ['{brand}，要用就在。'],
      question: ['快沒電了，怎麼辦？'],
      problem: ['總在要用的時候沒電。'],
      after: ['口袋裡少一件心事。'],
    },
  },
];
