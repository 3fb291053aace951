import type { Phrase } from '../text/phrases.ts';
import { chineseNumbers } from '../text/chinese-numbers.ts';
import { readChinese } from './chinese-words.ts';
import { mixedLine, type SoundPair } from './mixed-sounds.ts';
import type { SoundLine } from './sound-line.ts';

const initials: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};
/** The digit is where the tone's sign belongs. */
const finals: Readonly<Record<string, string>> = {
  a: 'a0',
  ai: 'ai0',
  ei: 'ei0',
  ao: 'au0',
  ou: 'ou0',
  an: 'a0n',
  en: 'ə0n',
  ang: 'a0ŋ',
  eng: 'ə0ŋ',
  er: 'a0ɻ',
  i: 'i0',
  ia: 'ja0',
  ie: 'je0',
  iao: 'jau0',
  iu: 'jou0',
  ian: 'jɛ0n',
  in: 'i0n',
  iang: 'ja0ŋ',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  ong: 'ʊ0ŋ',
  u: 'u0',
  ua: 'wa0',
  uo: 'wo0',
  uai: 'wai0',
  ui: 'wei0',
  uan: 'wa0n',
  un: 'wə0n',
  uang: 'wa0ŋ',
  ueng: 'wə0ŋ',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
  o: 'wo0',
  e: 'ɤ0',
};
/** Written otherwise where no consonant stands before them. */
const bare: Readonly<Record<string, string>> = {
  yi: 'i',
  ya: 'ia',
  ye: 'ie',
  yao: 'iao',
  you: 'iu',
  yan: 'ian',
  yin: 'in',
  yang: 'iang',
  ying: 'ing',
  yong: 'iong',
  wu: 'u',
  wa: 'ua',
  wo: 'uo',
  wai: 'uai',
  wei: 'ui',
  wan: 'uan',
  wen: 'un',
  wang: 'uang',
  weng: 'ueng',
  yu: 'ü',
  yue: 'üe',
  yuan: 'üan',
  yun: 'ün',
};
const tones = ['', '→', '↗', '↓', '↘'];

type Syllable = { readonly plain: string; readonly tone: number };

/**
 * Mandarin by its pinyin, with the tones as they change in speech: these depend on neighbours, so that the phrase is read
 * as a whole first.
 */
export function chineseSounds(phrase: Phrase): Promise<SoundLine> {
  const read = readChinese(phrase.tokens.map(({ say }) => chineseNumbers(say)).join(''));
  const syllables = read.flatMap(({ pinyin: written, num, isZh }, index): Syllable[] => {
    // A low tone rises before another one.
    const rises = num === 3 && read[index + 1]?.num === 3;
    return isZh ? [{ plain: plain(written), tone: rises ? 2 : num }] : [];
  });
  const own = (say: string): SoundPair[] => {
    const count = [...chineseNumbers(say)].filter((sign) => /\p{Script=Han}/u.test(sign)).length;
    return syllables.splice(0, count).flatMap(syllableSounds);
  };
  // Unlike in print there is a space between words: the model was taught so, and runs them into each other without.
  return mixedLine(phrase, own, () => true);
}

function plain(written: string): string {
  return written
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0304\u030c]/gu, '')
    .normalize('NFC')
    .replace('v', 'ü');
}

function syllableSounds({ plain: syllable, tone }: Syllable): SoundPair[] {
  const [initial = ''] = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])/u.exec(syllable) ?? [];
  const rest = syllable.slice(initial.length);
  const final = initial === '' ? (bare[rest] ?? rest) : /^[jqx]$/u.test(initial) ? rest.replace(/^u/u, 'ü') : rest;
  const buzzing = final === 'i' && /^(?:zh|ch|sh|[rzcs])$/u.test(initial);
  const shape = buzzing ? 'ɨ0' : (finals[final] ?? '');
  const sounds: SoundPair[] = [];
  const start = initials[initial];
  if (start !== undefined) sounds.push({ ipa: start, symbols: start });
  if (shape !== '') sounds.push({ ipa: shape.replace('0', ''), symbols: shape.replace('0', tones[tone] ?? '') });
  return sounds;
}
