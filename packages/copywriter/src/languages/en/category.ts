import { inside } from './inside.ts';
import { isAdjective } from './words.ts';

const stop =
  /\s+(?:that|which|who|with|for|to|made|built|designed|in|from|by|of|on|and|so|where|crafted|powered|using|you)\b|[,.;:(–—!?]/i;

/** What kind of thing the product is: from "X is a …", from "A … that", else from its own name. */
export function categoryOf(product: string, description: string): string | null {
  const first = description.split(/[.!?\n]/, 1)[0] ?? '';
  const isA = /\b(?:is|are)\s+(?:an?|the)\s+(.+)$/i.exec(first)?.[1];
  const bare = /^\s*(?:an?|our|the)\s+(.+)$/i.exec(first)?.[1];
  for (const candidate of [isA, bare]) {
    const found = candidate === undefined ? null : nounPhrase(candidate);
    if (found !== null) return found;
  }
  return fromName(product);
}

function nounPhrase(text: string): string | null {
  const phrase = (text.split(stop, 1)[0] ?? '').trim();
  const words = phrase.split(/\s+/);
  const isUsable = phrase !== '' && words.length <= 4 && !/\d/.test(phrase) && !isAdjective(words.at(-1) ?? '');
  // "the first", "a must" and the like are praise, not a kind of thing.
  if (!isUsable || /\b(?:way|must|choice|solution|answer|one|best|first|only|perfect)\b/i.test(phrase)) return null;
  return inside(phrase) ?? phrase;
}

/** "Brewly cold brew maker" → "cold brew maker"; "wool socks" → "wool socks". */
function fromName(product: string): string | null {
  const name = product.split(/\s+[-–—|]\s+|[,:(]/, 1)[0] ?? product;
  const tail = /(?:^|\s)((?:\p{Ll}[\p{Ll}'-]+\s?)+)$/u.exec(name)?.[1]?.trim();
  if (tail === undefined || tail.length < 3 || tail.split(' ').length > 4 || isAdjective(tail.split(' ').at(-1) ?? ''))
    return null;
  return /^(?:for|of|the|and|by|with)\s/.test(tail) ? null : tail;
}
