import { sentencesOf } from '../../engine/told-facts.ts';
import { baseOf } from './verbs.ts';

/** The single facts in a description: "A bottle that keeps drinks cold and fits every cup holder" holds two. */
export function splitDescription(description: string, product: string): string[] {
  return sentencesOf(description).flatMap((sentence) => {
    const text = sentence.replace(/[.!?]+$/, '');
    const predicate =
      afterRelative(text) ?? afterProduct(text, product) ?? afterProduct(text, 'it') ?? afterProduct(text, 'they');
    if (predicate !== null) return splitVerbs(predicate);
    const saysWhatItIs = /^(?:an?|our|the|we|i)\s/i.test(text) || /^.{0,60}?\b(?:is|are)\s+(?:an?|the)\b/i.test(text);
    return saysWhatItIs ? [] : [text];
  });
}

function afterRelative(text: string): string | null {
  const match = /^(?:.{0,60}?\b(?:is|are)\s+)?(?:an?|the|our)\s+.{2,60}?\s(?:that|which)\s+(.+)$/i.exec(text);
  const predicate = match?.[1];
  return predicate !== undefined && baseOf(predicate.split(/\s/, 1)[0]?.toLowerCase() ?? '') !== null
    ? predicate
    : null;
}

function afterProduct(text: string, product: string): string | null {
  if (!text.toLowerCase().startsWith(`${product.toLowerCase()} `)) return null;
  const predicate = text.slice(product.length + 1);
  const first = predicate.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  return baseOf(first) !== null && !/^(?:is|are)\s+(?:an?|the)\b/i.test(predicate) ? predicate : null;
}

/** Splits only where a new verb begins: "keeps beer, wine and water cold" stays whole. */
function splitVerbs(predicate: string): string[] {
  const facts: string[] = [];
  const pieces = predicate.split(/(,?\s+and\s+|,\s+)/);
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = pieces[index] ?? '';
    const last = facts.length - 1;
    const startsFact = baseOf(piece.split(/\s/, 1)[0]?.toLowerCase() ?? '') !== null;
    if (startsFact || last < 0) facts.push(piece);
    else facts[last] = `${facts[last]}${pieces[index - 1]}${piece}`;
  }
  return facts;
}
