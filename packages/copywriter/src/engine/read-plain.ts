import type { AdBrief } from '@adwright/contract/ad-text.ts';
import type { Fact, ReadBrief } from './facts.ts';
import { similarity, trigramsOf } from './similarity.ts';

/**
 * Reads a brief without knowing its grammar: facts stay exactly as they were written and are only ever put
 * where any phrase may stand, after a colon or as a sentence of their own.
 */
export function readPlain(brief: AdBrief): ReadBrief {
  const product = cleaned(brief.product);
  const benefits = toldFacts(brief).map((text): Fact => cutAtMarks(text).map((line) => ({ line })));
  return {
    words: {
      product: productNames(product),
      brand: productNames(product),
      audience: wordings(brief.audience),
      offer: wordings(brief.offer),
      price: wordings(brief.price),
      proof: wordings(brief.proof),
    },
    benefits,
    everything: everythingIn(brief),
  };
}

export function everythingIn(brief: AdBrief): string {
  const { product, description, benefits, audience, offer, price, proof } = brief;
  return [product, description, ...benefits, audience, offer, price, proof].join('\n');
}

/** The benefits as given, then what the description adds to them. */
export function toldFacts(brief: AdBrief): string[] {
  const facts: string[] = [];
  for (const candidate of [...brief.benefits, ...sentencesOf(brief.description)]) {
    const text = cleaned(candidate);
    if (text.length < 3 || text.length > 160) continue;
    const grams = trigramsOf(text);
    if (facts.every((fact) => similarity(trigramsOf(fact), grams) < 0.6)) facts.push(text);
  }
  return facts.slice(0, 10);
}

/** Splits after a closing mark, but not inside "4.8". */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?؟])\s+|(?<=[。！？])|\n+|\s[•·✓*]\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Takes off bullets, braces and the closing stop; the phrase around the fact brings its own. */
export function cleaned(text: string): string {
  return text
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s•·✓✔*–—-]+/u, '')
    .replace(/[\s.;,:。、，；]+$/u, '')
    .trim();
}

export function wordings(text: string): string[] {
  const clean = cleaned(text);
  return clean === '' ? [] : cutAtMarks(clean);
}

/** Shorter wordings end where the writer already paused. */
function cutAtMarks(text: string): string[] {
  const cuts = [...text.matchAll(/\s*[,;，、；،]\s*|\s+[–—-]\s+|\s*[（(]/gu)]
    .map((mark) => text.slice(0, mark.index).trim())
    .filter((part) => part.length >= 4)
    .toReversed();
  return [text, ...cuts];
}

/** What the product is called: a listing title holds the name before its first mark: "Fjord Flask - 750 ml, steel" → "Fjord Flask". */
export function productNames(product: string): string[] {
  const name = product.split(/\s+[-–—|]\s+|[,:(（，：]/u, 1)[0]?.trim() ?? '';
  return [name.length >= 2 ? name : product];
}
