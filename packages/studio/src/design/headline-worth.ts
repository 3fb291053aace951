/**
 * Whether a headline says something, judged by signs that hold in every language: whether it is whole, and whether it
 * shares a word with what is known of the product. No list of stock phrases: there is none for fifteen languages.
 */
import { along } from './along.ts';
import type { AdSubject } from './ad-subject.ts';

const openers = '([{（［｛【「『《〈«“‘„';
const closers = ')]}）］｝】」』》〉»”’“';
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** A line that goes on: nobody ends one so. */
const goesOn = /[,،、，;；:：/&+＆(（[【「–—-]$/u;

/** Brackets that were opened and never closed. An apostrophe closes nothing, so quotes are only counted when opened. */
function isOpen(line: string): boolean {
  const open: string[] = [];
  for (const char of line) {
    const at = closers.indexOf(char);
    if (at >= 0 && open.at(-1) === openers[at]) open.pop();
    else if (char === '“' && open.at(-1) === '„') open.pop();
    else if (openers.includes(char) && char !== '‘') open.push(char);
  }
  return open.length > 0;
}

/** Whether a line stops in the middle: within a bracket, after a comma, or within a word of what it repeats. */
export function isCutOff(line: string, whole: readonly string[] = []): boolean {
  const text = line.trim().replace(/\s*…$/u, '');
  if (text === '') return false;
  if (isOpen(text) || goesOn.test(text)) return true;
  const lower = text.toLowerCase();
  return whole.some((name) => {
    const full = name.trim().toLowerCase();
    const next = full.charAt(lower.length);
    return full.startsWith(lower) && /[\p{L}\p{N}]/u.test(next) && !isDense(next) && /[\p{L}\p{N}]$/u.test(lower);
  });
}

function isDense(text: string): boolean {
  dense.lastIndex = 0;
  return dense.test(text);
}

/** Scripts that leave vowels out, or write a syllable in one sign, need fewer letters to say as much. */
function weightOf(word: string): number {
  const letters = [...word].length;
  if (/\p{Script=Hangul}/u.test(word)) return letters * 2.5;
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word) ? letters * 1.5 : letters;
}

/** Endings differ ("juice", "juices"): the beginning of a word decides whether it is the same. */
function stemOf(word: string): string {
  const bare = word.replace(/^ال/u, '');
  return [...bare].slice(0, /\p{Script=Hangul}/u.test(word) ? 2 : 5).join('');
}

/** The words that tell something, as they are compared; in unspaced scripts every two signs. */
function stemsOf(text: string, least: number): Set<string> {
  const lower = text.toLowerCase();
  const runs = lower.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu) ?? [];
  const pairs = runs
    .flatMap((run) => [...run].slice(1).map((char, at) => `${[...run][at]}${char}`))
    .filter((pair) => !/^\p{Script=Hiragana}+$/u.test(pair));
  const words = lower.replaceAll(dense, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const telling = words.filter((word) => /\p{N}/u.test(word) || weightOf(word) >= least);
  return new Set([...pairs, ...telling.map(stemOf)]);
}

/** Letters from which a word tells something; shorter ones are mostly articles and prepositions. */
const tellingLetters = 5;

const byNewWords = [
  [0, 15],
  [1, 30],
  [2, 46],
  [3, 66],
  [4, 80],
  [6, 86],
] as const;

/** 0 to 100. A line that could stand over anything is worth little, the bare name is fair, a reason is best. */
export function headlineWorth(headline: string, subject: AdSubject): number {
  const own = stemsOf(headline, 3);
  const known = new Set([
    ...subject.names.flatMap((name) => [...stemsOf(name, 3)]),
    ...subject.facts.flatMap((fact) => [...stemsOf(fact, tellingLetters)]),
  ]);
  const shared = [...own].filter((stem) => known.has(stem)).length;
  const signs = headline.match(dense)?.length ?? 0;
  const telling = stemsOf(headline.replaceAll(dense, ' '), tellingLetters).size + Math.floor(signs / 3);
  const spoken = shared === 0 ? along(byNewWords, telling) : own.size >= 2 || telling >= 2 ? 100 : 72;
  const words = plain(headline);
  // Short words all of them, but the very ones that somebody chose to praise the product with.
  const isFact = words.includes(' ') && subject.facts.some((fact) => plain(fact) === words);
  const isName = subject.names.some((name) => plain(name) === plain(headline));
  return Math.min(Math.max(spoken, isFact ? 80 : 0), isName ? 74 : 100) * tooLong(headline);
}

function tooLong(headline: string): number {
  const letters = [...headline.replaceAll(dense, 'xx')].length;
  return along(
    [
      [50, 1],
      [80, 0.74],
      [130, 0.4],
    ],
    letters,
  );
}

/** A line as it is compared with others: letters and figures only. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

type SaidLine = { readonly text: string; readonly slot?: string | undefined };

/**
 * Lines that say again what another one says, whole or as a part of it. A word or a figure alone may come twice, and so
 * may a row of a list: comparisons show it on both sides.
 */
export function repeatedLines(texts: readonly SaidLine[]): string[] {
  const lines = texts.map((line) => ({ ...line, words: plain(line.text) })).filter(({ words }) => isLine(words));
  return lines
    .filter((line, index) => lines.some((other, place) => place !== index && repeats(line, other, place < index)))
    .map(({ text }) => text);
}

function repeats(line: SaidLine & { words: string }, other: SaidLine & { words: string }, isLater: boolean): boolean {
  if (line.slot === 'bullet' && other.slot === 'bullet') return false;
  return other.words === line.words ? isLater : ` ${other.words} `.includes(` ${line.words} `);
}

function isLine(words: string): boolean {
  const spoken = words.split(' ').filter((word) => /\p{L}/u.test(word));
  return spoken.length >= 2 || (words.match(dense)?.length ?? 0) >= 4;
}

/** Whether a name, or the word of it that tells most, is among these texts. */
export function isNamed(texts: readonly string[], names: readonly string[]): boolean {
  const all = ` ${plain(texts.join(' '))} `;
  return names.some((name) => {
    const words = plain(name)
      .split(' ')
      .filter((word) => word.length >= 3 || isDense(word));
    return words.length > 0 && words.filter((word) => all.includes(word)).length >= Math.min(2, words.length);
  });
}
