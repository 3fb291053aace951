/**
 * Words of ads that the dictionary takes apart and reads sign by sign (焙煎 as アブイ), or reads as they are read
 * elsewhere (一人 as イチニン). In the kana of the dictionary's own pronunciations.
 */
const readings: Readonly<Record<string, string>> = {
  一日中: 'イチニチジュー',
  一晩中: 'ヒトバンジュー',
  一人前: 'イチニンマエ',
  二人前: 'ニニンマエ',
  一人: 'ヒトリ',
  二人: 'フタリ',
  一杯: 'イッパイ',
  身体: 'カラダ',
  日本製: 'ニホンセイ',
  税抜: 'ゼイヌキ',
  詰替: 'ツメカエ',
  焙煎: 'バイセン',
  保湿: 'ホシツ',
  美白: 'ビハク',
  撥水: 'ハッスイ',
  日焼け止め: 'ヒヤケドメ',
};

/** Not where they begin another word: 一人息子, 二人称, 身体検査. */
const known = new RegExp(
  `(${Object.keys(readings)
    .map((word) => (/^(?:一人|二人|身体)$/u.test(word) ? `(?<![\\p{Script=Han}\\d])${word}(?!\\p{Script=Han})` : word))
    .join('|')})`,
  'u',
);

export type AdPart = { readonly text: string; readonly reading?: string };

/** A text in parts, with the reading of those that are such words. */
export function adWords(text: string): AdPart[] {
  return text
    .split(known)
    .filter((part) => part !== '')
    .map((part) => {
      const reading = readings[part];
      return reading === undefined ? { text: part } : { text: part, reading };
    });
}
