import type { LanguagePack } from '../../engine/pack.ts';

export const angles: LanguagePack['angles'] = {
  aida: '用好处引起注意，用细节激发兴趣，以行动收尾（AIDA）。',
  pas: '点出问题，说明代价，再把产品作为出路（PAS）。',
  bab: '展示之前与之后，产品是其间的桥（BAB）。',
  fab: '从特点到优势，再到带来的好处（FAB）。',
  '4u': '有用、鲜明、具体、及时：先说主张，再给支撑（4U）。',
  question: '用合适的读者会答“是”的问题开头，再给出答案。',
  proof: '让证据先说话，承诺才有人信。',
  objection: '先替读者说出疑虑，再用事实回答。',
  offer: '把优惠放在最前，随后说明理由。',
  'how-to': '教一点有用的东西，产品是答案的一部分。',
  story: '从熟悉的场景开始，让产品改变结局。',
  contrast: '把老办法和新办法并列，差别自明。',
  audience: '直呼受众，让对的人停下来。',
};

export const script: LanguagePack['script'] = {
  scenes: { hook: '开场', problem: '问题', solution: '解决', detail: '细节', proof: '佐证', action: '行动号召' },
  spoken: '旁白',
  onScreen: '屏幕文字',
  shot: '画面',
  shots: {
    hook: ['脸部近景，目光对着镜头。', '手部动作，直接开始。'],
    problem: ['老办法，拍得略近。', '一个小失误，俯拍。'],
    solution: ['{brand}占满画面，光线变暖。', '越过肩膀，看{brand}被使用。'],
    detail: ['随着声音节奏的特写。', '镜头缓缓掠过所说的细节。'],
    proof: ['素色背景，文字大而静。', '一镜到底的真实使用。'],
    action: ['{brand}居中，为按钮留白。', '回到开头的脸，这次带着笑。'],
  },
};

export const radio: LanguagePack['radio'] = {
  voice: '人声',
  sound: '音效',
  sounds: [
    '门开了，街声传来，随后安静。',
    '钟声滴答，停下。',
    '清晨的厨房：杯子、勺子、隔壁的收音机。',
    '脚步，停顿，一声呼气。',
    '轻柔吉他，随后垫在人声下。',
    '热闹的房间静下来，只剩一个声音。',
  ],
};

export const voice: LanguagePack['voice'] = {
  labels: { sound: '{brand}的语气', always: '总是', never: '从不', example: '例如', words: '自己的词' },
  common: {
    always: [
      '先说事实，再用形容词。',
      '写给一个人看。',
      '每一行都读出声。',
      '以下一步收尾。',
      '人们怎么叫，就怎么叫。',
      '让数字自己说话。',
    ],
    never: [
      '许下做不到的承诺。',
      '没有依据就说“最”。',
      '模仿对手的句子。',
      '写要读两遍的句子。',
      '为填满而填满。',
      '改动产品的名字。',
    ],
  },
  tones: {
    friendly: {
      sound: ['像热心的邻居：清楚、亲切、不急着卖。'],
      always: ['多说“你”，少说“我们”。', '用短句和日常的词。'],
      never: ['居高临下。', '躲在术语后面。'],
    },
    bold: {
      sound: ['直接，有把握。'],
      always: ['从最强的一点说起。', '每个主张都有依据。'],
      never: ['用“也许”来缓和。', '说无法证明的话。'],
    },
    playful: {
      sound: ['轻快，有点调皮，永远站在读者一边。'],
      always: ['第一句就出其不意。', '玩笑要短。'],
      never: ['解释双关。', '拿价格或安全开玩笑。'],
    },
    premium: {
      sound: ['沉静、准确、不急。'],
      always: ['说出细节的名字。', '用准确的词，不用大词。'],
      never: ['用感叹号。', '写“奢华”。'],
    },
    expert: {
      sound: ['内行而平实：讲理由，不堆形容词。'],
      always: ['在同一句里给出理由。', '拿出依据。'],
      never: ['夸大。', '把观点当事实。'],
    },
    urgent: {
      sound: ['利落，直奔主题。'],
      always: ['用动词开头。', '只给一个清楚的下一步。'],
      never: ['编造稀缺。', '恐吓。'],
    },
    warm: {
      sound: ['体贴而真诚。'],
      always: ['先说人，再说产品。', '留意小事。'],
      never: ['利用内疚。', '写得像贺卡。'],
    },
    minimal: {
      sound: ['克制。一行一个意思。'],
      always: ['早点停。', '多用名词和动词。'],
      never: ['叠用形容词。', '重复。'],
    },
  },
};

export const tags = [
  '好物推荐',
  '新发现',
  '日常好物',
  '聪明选择',
  '新品',
  '值得一试',
  '犒劳自己',
  '心愿清单',
  '小确幸',
  '生活灵感',
  '今日推荐',
  '常用好物',
] as const;

export const paths = ['查看', '详情', '优惠', '了解更多'] as const;
