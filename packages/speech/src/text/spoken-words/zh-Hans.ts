import type { SpokenWords } from './spoken-words-shape.ts';

export const zhHans: SpokenWords = {
  and: '和',
  at: '艾特',
  plus: '加',
  equals: '等于',
  dot: '点',
  slash: '斜杠',
  hashtag: '话题',
  times: '乘',
  number: '第',
  percent: '百分之#',
  centsJoin: null,
  currencies: { CNY: '元', RUB: '卢布', IDR: '印尼盾' },
  abbreviations: { vs: '对' },
};
