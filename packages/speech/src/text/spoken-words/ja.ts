import type { SpokenWords } from './spoken-words-shape.ts';

export const ja: SpokenWords = {
  and: 'アンド',
  at: 'アットマーク',
  plus: 'プラス',
  equals: 'イコール',
  dot: 'ドット',
  slash: 'スラッシュ',
  hashtag: 'ハッシュタグ',
  times: 'カケル',
  number: 'ナンバー',
  centsJoin: null,
  currencies: { USD: 'ドル', CNY: '人民元', GBP: 'ポンド', KRW: 'ウォン', TWD: '台湾ドル' },
  abbreviations: { vs: '対', 'etc.': 'など' },
};
