import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { codePoints } from './code-points.ts';
import { similarity, trigramsOf } from './similarity.ts';

const most = 10;
/** With so many benefits there is enough to say; the description stands beside the text anyway. */
const enough = 3;

/** The benefits as given, then what the description adds to them. */
export function toldFacts(benefits: readonly string[], description: readonly string[]): string[] {
  const facts: string[] = [];
  for (const text of benefits.map(cleaned).filter(isFact)) {
    const grams = trigramsOf(text);
    if (facts.every((fact) => similarity(trigramsOf(fact), grams) < 0.8)) facts.push(text);
  }
  if (facts.length >= enough) return facts.slice(0, most);
  for (const text of description.map(cleaned).filter(isFact)) {
    if (!repeats(text, facts)) facts.push(text);
  }
  return facts.slice(0, most);
}

/** Two characters can be a whole fact: 防水, 무향. */
function isFact(text: string): boolean {
  return codePoints(text) >= 2 && text.length <= 160 && /[\p{L}\p{N}]/u.test(text);
}

/** A sentence that is mostly made of what has been told is the same thing in other words. */
function repeats(text: string, told: readonly string[]): boolean {
  const known = new Set(told.flatMap((fact) => [...trigramsOf(fact)]));
  const grams = [...trigramsOf(text)];
  return grams.filter((gram) => known.has(gram)).length >= grams.length * 0.5;
}

/** Words that end in a stop in the middle of a sentence: "Chanel No. 5", "with Dr. Bronner", "z. B.". */
const abbreviation = String.raw`\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|ca|approx|max|min|incl|inkl|bzw|z|B|e\.g|i\.e)\.`;
const sentenceEnd = new RegExp(String.raw`(?<=[.!?؟])(?<!${abbreviation})\s+|(?<=[。！？])|\n+|\s[•·✓*]\s`, 'u');

/** Splits after a closing mark, but neither inside "4.8" nor after "No.". */
export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Takes off bullets, braces and the closing stop; the phrase around the fact brings its own. */
export function cleaned(text: string): string {
  return text
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*[•·✓✔*–—-]+\s+/u, '')
    .replace(/[\s.;,:。、，；]+$/u, '')
    .trim();
}

export function everythingIn(brief: AdBrief): string {
  const { product, description, benefits, audience, offer, price, proof } = brief;
  return [product, description, ...benefits, audience, offer, price, proof].join('\n');
}

/** A benefit may mention children without the product being for them: the name and the description decide first. */
export function topicsIn({ product, description, audience, benefits }: AdBrief): string[] {
  return [[product, description, audience].join('\n'), benefits.join('\n')];
}

/** Where a listing title goes on after the name; the comma of "2,000" and the colon of "10:10" are part of it. */
const afterName = /\s+[-–—|]\s+|(?<!\d)[,:]|[,:](?!\d)|[(（，：]/u;

/** What the product is called: a listing title holds the name before its first mark: "Fjord Flask - 750 ml, steel" → "Fjord Flask". */
export function productNames(product: string): string[] {
  const name = product.split(afterName, 1)[0]?.trim() ?? '';
  return [name.length >= 2 ? name : product];
}

/** Written before a figure; any other word there says something about the price, as "from" does. */
const codes = 'R|Rp|US|NT|HK|A|C|CA|AU|MX|S|RM|CHF|EUR|USD|GBP|JPY|BRL|AED|SAR|kr|TL';
const amount = new RegExp(
  String.raw`^(?:(?:${codes})?\.?[$€£¥₩₹₽₺￥]?\s?)?\d[\d.,\s\u00a0\u202f]*(?:[$€£¥₩₹₽₺]|\p{L}{1,5})?(?:\s?/\s?\S+| (?:im|pro|per|par|por|al|a|в) \S+)?$`,
  'u',
);

/** "R$ 89", "34 €", "$9/month": an amount that can follow "for". "From €29" is a sentence of its own. */
export function priceTags(price: string): string[] {
  const text = cleaned(price);
  return amount.test(text) && !/(?:起|から|より|부터)$/u.test(text) ? [text] : [];
}
