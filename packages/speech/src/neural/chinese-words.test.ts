import { expect, it } from 'vitest';
import { readChinese } from './chinese-words.ts';

const said = (sentence: string): string =>
  readChinese(sentence)
    .filter(({ isZh }) => isZh)
    .map(({ pinyin, num }) => pinyin.normalize('NFD').replaceAll(/[\u0300\u0301\u0304\u030c]/gu, '') + String(num))
    .join(' ');

it.each([
  ['分期还款', 'fen1 qi1 huan2 kuan3'],
  ['头发长得快', 'tou2 fa0 zhang3 de0 kuai4'],
  ['轻轻倒出', 'qing1 qing1 dao4 chu1'],
  ['洗发水', 'xi3 fa4 shui3'],
  ['护发素', 'hu4 fa4 su4'],
  ['切成丝', 'qie1 cheng2 si1'],
  ['不粘锅', 'bu4 zhan1 guo1'],
  ['跑得快', 'pao3 de0 kuai4'],
  ['看得到', 'kan4 de2 dao4'],
  ['值得买', 'zhi2 de2 mai3'],
  ['有空间', 'you3 kong1 jian1'],
  ['有空来', 'you3 kong4 lai2'],
  ['輕鬆切開', 'qing1 song1 qie1 kai1'],
])('%s is read %s', (sentence, reading) => expect(said(sentence)).toBe(reading));
