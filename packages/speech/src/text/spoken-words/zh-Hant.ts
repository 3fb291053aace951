import type { SpokenWords } from './spoken-words-shape.ts';

export const zhHant: SpokenWords = {
  and: '和',
  at: '小老鼠',
  plus: '加',
  equals: '等於',
  dot: '點',
  slash: '斜線',
  hashtag: '主題標籤',
  times: '乘',
  number: '第',
  percent: '百分之#',
  centsJoin: null,
  currencies: { TWD: '元', CNY: '人民幣' },
  abbreviations: { vs: '對' },
};
