import {
  currencySigns,
  currencyWords,
  isoCurrencies,
  likelyCurrency,
  type PriceHints,
  sharedSigns,
} from './currencies.ts';
import { parseNumber, plainDigits } from './parse-number.ts';

export type Money = { readonly amount: number; readonly currency: string | null };

const longest = 160;

/** The first amount in a short text, with its currency when a sign tells it. Null when there is no amount. */
export function parsePrice(text: string, hints: PriceHints = {}): Money | null {
  const plain = plainDigits(text.slice(0, longest));
  const sign = findCurrency(plain, hints);
  const at = sign === null ? -1 : sign.at;
  // "12€99"
  const split =
    sign === null ? null : /(\d)\s?$/.exec(plain.slice(0, at)) && /^(\d{2})(?!\d)/.exec(plain.slice(at + sign.length));
  const line = split && sign ? `${plain.slice(0, at).trimEnd()}.${plain.slice(at + sign.length)}` : plain;
  const currency = sign?.currency ?? null;
  for (const written of nearest(line, split ? -1 : at, sign?.length ?? 0)) {
    const amount = parseNumber(written, currency ?? hints.currency ?? null);
    if (amount !== null && amount > 0 && amount < 1e12) return { amount, currency };
  }
  return null;
}

/** Currency of a code such as "eur" or a sign such as "€". */
export function currencyOf(text: string, hints: PriceHints = {}): string | null {
  const code = text.trim().toUpperCase();
  if (isoCurrencies.has(code)) return code;
  return findCurrency(plainDigits(text.slice(0, longest)), hints)?.currency ?? null;
}

type Sign = { readonly currency: string; readonly at: number; readonly length: number };

function findCurrency(text: string, hints: PriceHints): Sign | null {
  for (const [sign, currency] of currencySigns) {
    const at = text.indexOf(sign);
    if (at >= 0) return { currency, at, length: sign.length };
  }
  for (const match of text.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)) {
    if (isoCurrencies.has(match[0])) return { currency: match[0], at: match.index, length: 3 };
  }
  for (const [word, currency] of currencyWords) {
    const at = wordAt(text, word);
    if (at >= 0) return { currency, at, length: word.length };
  }
  for (const [sign, meanings] of sharedSigns) {
    const at = sign === 'kr' ? wordAt(text.toLowerCase(), sign) : text.indexOf(sign);
    if (at < 0) continue;
    const likely = likelyCurrency(hints);
    const currency = likely !== null && meanings.includes(likely) ? likely : (meanings[0] ?? 'USD');
    return { currency, at, length: sign.length };
  }
  return null;
}

function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return at;
  }
  return -1;
}

/** Written numbers, the ones beside the sign first: "2 for 15 €" costs fifteen. */
function nearest(text: string, at: number, length: number): string[] {
  // Spaces group thousands only where exactly three digits follow.
  const found = [
    ...text.matchAll(/\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?(?!\d)(?:[,.:][-–—]+)?|\d[\d.,]*(?:[,.:]?[-–—]+)?/gu),
  ];
  if (at < 0) return found.map((match) => match[0]);
  const distance = (match: RegExpExecArray) =>
    match.index >= at + length ? match.index - at - length : at - match.index - match[0].length;
  return found.sort((left, right) => distance(left) - distance(right)).map((match) => match[0]);
}
