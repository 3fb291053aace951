import { japaneseNumber } from './japanese-numbers.ts';

/** Ends of numbers that change before a counter, and the counter's own sound there if it changes too. */
type Changes = Readonly<Record<string, readonly [end: string, counter?: string]>>;
type Counter = { readonly kana: string; readonly changes?: Changes; readonly whole?: Readonly<Record<string, string>> };

const doubled = (counter?: string): Changes => {
  const short = (end: string): readonly [string, string?] => (counter === undefined ? [end] : [end, counter]);
  return { イチ: short('イッ'), ロク: short('ロッ'), ハチ: short('ハッ'), ジュー: short('ジュッ') };
};
const beforeS: Changes = { イチ: ['イッ'], ハチ: ['ハッ'], ジュー: ['ジュッ'] };

const counters: Readonly<Record<string, Counter>> = {
  回: { kana: 'カイ', changes: doubled() },
  個: { kana: 'コ', changes: doubled() },
  階: { kana: 'カイ', changes: doubled() },
  件: { kana: 'ケン', changes: doubled() },
  歳: { kana: 'サイ', changes: beforeS },
  冊: { kana: 'サツ', changes: beforeS },
  足: { kana: 'ソク', changes: beforeS },
  本: { kana: 'ホン', changes: { ...doubled('ポン'), サン: ['サン', 'ボン'] } },
  杯: { kana: 'ハイ', changes: { ...doubled('パイ'), サン: ['サン', 'バイ'] } },
  匹: { kana: 'ヒキ', changes: { ...doubled('ピキ'), サン: ['サン', 'ビキ'] } },
  分: { kana: 'フン', changes: { ...doubled('プン'), サン: ['サン', 'プン'], ヨン: ['ヨン', 'プン'] } },
  人: { kana: 'ニン', changes: { ヨン: ['ヨ'] }, whole: { 1: 'ヒトリ', 2: 'フタリ' } },
  時: { kana: 'ジ', changes: { ヨン: ['ヨ'], ナナ: ['シチ'], キュー: ['ク'] } },
  年: { kana: 'ネン', changes: { ヨン: ['ヨ'] } },
  月: { kana: 'ガツ', changes: { ヨン: ['シ'], ナナ: ['シチ'], キュー: ['ク'] } },
  日: {
    kana: 'ニチ',
    whole: {
      2: 'フツカ',
      3: 'ミッカ',
      4: 'ヨッカ',
      5: 'イツカ',
      6: 'ムイカ',
      7: 'ナノカ',
      8: 'ヨーカ',
      9: 'ココノカ',
      10: 'トーカ',
      20: 'ハツカ',
    },
  },
  円: { kana: 'エン', changes: { ヨン: ['ヨ'] } },
  枚: { kana: 'マイ' },
  台: { kana: 'ダイ' },
  名: { kana: 'メー' },
  割: { kana: 'ワリ' },
  倍: { kana: 'バイ' },
};

export const isCounter = (sign: string): boolean => Object.hasOwn(counters, sign);

/** `3本`, `10分`, `1人`: number and counter together in kana; undefined for what is no counter. */
export function withCounter(digits: string, sign: string): string | undefined {
  const counter = isCounter(sign) ? counters[sign] : undefined;
  if (!counter) return undefined;
  const whole = counter.whole?.[digits];
  if (whole !== undefined) return whole;
  const said = japaneseNumber(digits);
  const change = Object.entries(counter.changes ?? {}).find(([end]) => said.endsWith(end));
  if (!change) return `${said}${counter.kana}`;
  const [end, [changed, kana]] = change;
  return `${said.slice(0, -end.length)}${changed}${kana ?? counter.kana}`;
}
