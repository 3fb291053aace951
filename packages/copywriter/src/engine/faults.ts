import type { ReadBrief } from './facts.ts';
import { changedWords } from './fixed-words.ts';

/** A mistake that can be seen in a text: "a apple", "de Alba". */
export type GrammarRule = { readonly name: string; readonly pattern: RegExp };

const everywhere: readonly GrammarRule[] = [
  { name: 'a word twice', pattern: /(?<![\p{L}\p{M}])(\p{L}{2,}) \1(?![\p{L}\p{M}])/giu },
  {
    name: 'marks that do not go together',
    pattern: /[,;:，、；：،]\s*[.!?。！？؟]|[.。]{2,}(?!\.)|[!?？！؟]\s?[.。]/gu,
  },
  { name: 'two spaces', pattern: / {2}/gu },
  { name: 'an empty slot', pattern: /[{}]/gu },
  { name: 'a space before a mark', pattern: /\p{L} [,.。，]/gu },
];

type Given = { readonly lower: string; readonly facts: readonly string[] };

const known = new WeakMap<ReadBrief, Given>();

/** A brief is asked hundreds of times; reading it once is what keeps the checks cheap. */
function givenIn(brief: ReadBrief): Given {
  const found = known.get(brief);
  if (found !== undefined) return found;
  const facts = [
    ...brief.benefits.flatMap(([first]) => first?.line ?? []),
    ...['offer', 'proof', 'price', 'product', 'brand'].flatMap((name) => brief.words[name] ?? []),
  ];
  const given = { lower: brief.everything.toLowerCase(), facts: facts.map((fact) => fact.toLowerCase()) };
  known.set(brief, given);
  return given;
}

/** What is wrong with a text of ours. What the person wrote is theirs and is not judged. */
export function faultsIn(text: string, brief: ReadBrief, rules: readonly GrammarRule[]): string[] {
  const { lower, facts } = givenIn(brief);
  const broken = [...everywhere, ...rules].flatMap(({ name, pattern }) =>
    (text.match(pattern) ?? [])
      .filter((found) => !lower.includes(found.trim().toLowerCase()))
      .map((found) => `${name}: ${found}`),
  );
  const changed = changedWords(text, brief.fixed, brief.everything).map((word) => `changes ${word}`);
  return [...broken, ...changed, ...listed(text, facts)];
}

/** "Finally: leakproof lid" announces a fact instead of telling it. */
function listed(text: string, facts: readonly string[]): string[] {
  if (!/[:：]/u.test(text)) return [];
  const lower = text.toLowerCase();
  return facts.filter((fact) => isAfterColon(lower, fact)).map((fact) => `a fact after a colon: ${fact}`);
}

function isAfterColon(text: string, fact: string): boolean {
  const at = text.indexOf(fact);
  return at > 0 && /[:：]\s*["“«„「]?$/u.test(text.slice(0, at));
}
