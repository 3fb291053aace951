import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { lowerFirst } from './casing.ts';
import type { Fact, ReadBrief } from './facts.ts';
import { similarity, trigramsOf } from './similarity.ts';

type PlainOptions = {
  /** Language tag, for the casing rules of the language. */
  readonly tag: string;
  /** Whether a fact begins small inside a sentence. Not so where nouns are written large, or where there is no case. */
  readonly lowers: boolean;
};

/**
 * Reads a brief without knowing its grammar: facts stay as they were written and are only ever put where any
 * phrase may stand, after a colon or as a sentence of their own.
 */
export function plainReader({ tag, lowers }: PlainOptions): (brief: AdBrief) => ReadBrief {
  const inline = (text: string) => (lowers ? lowerFirst(text, tag) : text);
  const whole = (text: string) => (cleaned(text) === '' ? [] : [inline(cleaned(text))]);
  return (brief) => {
    const names = productNames(cleaned(brief.product));
    return {
      words: {
        product: names,
        brand: names,
        audience: whole(brief.audience),
        // A condition at the end is part of an offer, and a source part of a proof: told whole or not at all.
        offer: whole(brief.offer),
        price: whole(brief.price),
        proof: whole(brief.proof),
      },
      benefits: toldFacts(brief).map((text): Fact => cutAtMarks(text).map((line) => ({ line: inline(line) }))),
      everything: everythingIn(brief),
    };
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
    .replace(/^\s*[•·✓✔*–—-]+\s+/u, '')
    .replace(/[\s.;,:。、，；]+$/u, '')
    .trim();
}

/** Shorter wordings end where the writer already paused; the comma in "4,8" is no pause. */
function cutAtMarks(text: string): string[] {
  const cuts = [...text.matchAll(/[,;]\s+|\s*[，、；،]\s*|\s+[–—-]\s+|\s*[（(]/gu)]
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
