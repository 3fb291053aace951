import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: '用好處引起注意，用細節激發興趣，以行動收尾（AIDA）。',
  pas: '點出問題，說明代價，再把產品作為出路（PAS）。',
  bab: '展示之前與之後，產品是其間的橋（BAB）。',
  fab: '從特點到優勢，再到帶來的好處（FAB）。',
  '4u': '有用、鮮明、具體、及時：先說主張，再給支撐（4U）。',
  question: '用合適的讀者會答「是」的問題開頭，再給出答案。',
  proof: '讓證據先說話，承諾才有人信。',
  objection: '先替讀者說出疑慮，再用事實回答。',
  offer: '把優惠放在最前，隨後說明理由。',
  'how-to': '教一點有用的東西，產品是答案的一部分。',
  story: '從熟悉的場景開始，讓產品改變結局。',
  contrast: '把老辦法和新辦法並列，差別自明。',
  audience: '直呼受眾，讓對的人停下來。',
};

export const script: LanguagePack['script'] = {
  scenes: { hook: '開場', problem: '問題', solution: '解決', detail: '細節', proof: '佐證', action: '行動號召' },
  spoken: '旁白',
  onScreen: '螢幕文字',
  shot: '畫面',
  shots: {
    hook: ['臉部近景，目光對著鏡頭。', '手部動作，直接開始。'],
    problem: ['老辦法，拍得略近。', '一個小失誤，俯拍。'],
    solution: ['{brand}佔滿畫面，光線變暖。', '越過肩膀，看{brand}被使用。'],
    detail: ['隨著聲音節奏的特寫。', '鏡頭緩緩掠過所說的細節。'],
    proof: ['素色背景，文字大而靜。', '一鏡到底的真實使用。'],
    action: ['{brand}居中，為按鈕留白。', '回到開頭的臉，這次帶著笑。'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: '人聲',
  sound: '音效',
  sounds: [
    '門開了，街聲傳來，隨後安靜。',
    '鐘聲滴答，停下。',
    '清晨的廚房：杯子、勺子、隔壁的收音機。',
    '腳步，停頓，一聲呼氣。',
    '輕柔吉他，隨後墊在人聲下。',
    '熱鬧的房間靜下來，只剩一個聲音。',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: { sound: '{brand}的語氣', always: '總是', never: '從不', example: '例如', words: '自己的詞' },
  common: {
    always: [
      '先說事實，再用形容詞。',
      '寫給一個人看。',
      '每一行都唸出聲。',
      '以下一步收尾。',
      '大家怎麼叫，就怎麼叫。',
      '讓數字自己說話。',
    ],
    never: [
      '許下做不到的承諾。',
      '沒有依據就說「最」。',
      '模仿對手的句子。',
      '寫要讀兩遍的句子。',
      '為填滿而填滿。',
      '改動產品的名字。',
    ],
  },
  tones: {
    friendly: {
      sound: ['像熱心的鄰居：清楚、親切、不急著賣。'],
      always: ['多說「你」，少說「我們」。', '用短句和日常的詞。'],
      never: ['居高臨下。', '躲在術語後面。'],
    },
    bold: {
      sound: ['直接，有把握。'],
      always: ['從最強的一點說起。', '每個主張都有依據。'],
      never: ['用「也許」來緩和。', '說無法證明的話。'],
    },
    playful: {
      sound: ['輕快，有點調皮，永遠站在讀者一邊。'],
      always: ['第一句就出其不意。', '玩笑要短。'],
      never: ['解釋雙關。', '拿價格或安全開玩笑。'],
    },
    premium: {
      sound: ['沉靜、準確、不急。'],
      always: ['說出細節的名字。', '用準確的詞，不用大詞。'],
      never: ['用感嘆號。', '寫「奢華」。'],
    },
    expert: {
      sound: ['內行而平實：講理由，不堆形容詞。'],
      always: ['在同一句裡給出理由。', '拿出依據。'],
      never: ['誇大。', '把觀點當事實。'],
    },
    urgent: {
      sound: ['俐落，直奔主題。'],
      always: ['用動詞開頭。', '只給一個清楚的下一步。'],
      never: ['編造稀缺。', '恐嚇。'],
    },
    warm: {
      sound: ['體貼而真誠。'],
      always: ['先說人，再說產品。', '留意小事。'],
      never: ['利用內疚。', '寫得像賀卡。'],
    },
    minimal: {
      sound: ['克制。一行一個意思。'],
      always: ['早點停。', '多用名詞和動詞。'],
      never: ['疊用形容詞。', '重複。'],
    },
  },
};

export const tags = [
  '好物推薦',
  '新發現',
  '日常好物',
  '聰明選擇',
  '新品',
  '值得一試',
  '犒賞自己',
  '心願清單',
  '小確幸',
  '生活靈感',
  '今日推薦',
  '常用好物',
] as const;

export const paths = ['查看', '詳情', '優惠', '了解更多'] as const;
