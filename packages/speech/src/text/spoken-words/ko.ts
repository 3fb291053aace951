import type { SpokenWords } from './spoken-words-shape.ts';

export const ko: SpokenWords = {
  and: '앤드',
  at: '앳',
  plus: '플러스',
  equals: '이퀄',
  dot: '닷',
  slash: '슬래시',
  hashtag: '해시태그',
  times: '곱하기',
  number: '넘버',
  percent: '# 퍼센트',
  centsJoin: null,
  countries: /(?:미국|영국|일본|중국|러시아|인도네시아|대한민국|튀르키예|브라질|사우디아라비아)\s/gu,
  currencies: { JPY: '엔', CNY: '위안' },
  abbreviations: { vs: '대', 'etc.': '등등' },
};
