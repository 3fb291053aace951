import { determiners, isAdjective, massNouns, pluralGoods } from './words.ts';

const boundary =
  /\s+(?:of|who|that|which|with|without|in|on|at|from|for|to|by|aged|over|under|and|or|made|you|your)\b|[,(:;–—]/i;

/** The noun that a phrase is about: "water bottle for runners" → "bottle". */
export function headOf(phrase: string): string {
  const core = coreOf(phrase);
  return core.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
}

/** A comma after an adjective goes on describing; any other mark ends the phrase. */
function coreOf(phrase: string): string {
  const joined = phrase.replaceAll(/(\S+), (?=\S+ )/g, (match, word: string) =>
    isAdjective(word) ? `${word}\u0001 ` : match,
  );
  return (joined.split(boundary, 1)[0] ?? joined).replaceAll('\u0001', ',');
}

const irregularPlurals: Readonly<Record<string, string>> = {
  person: 'people',
  woman: 'women',
  man: 'men',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  knife: 'knives',
  shelf: 'shelves',
  wife: 'wives',
  half: 'halves',
  leaf: 'leaves',
  scarf: 'scarves',
};
const alreadyPlural: ReadonlySet<string> = new Set([
  ...Object.values(irregularPlurals),
  'everyone',
  'anyone',
  'everybody',
  'anybody',
  'folks',
  'staff',
  'police',
  'youth',
]);

export function isPluralNoun(noun: string): boolean {
  return (
    alreadyPlural.has(noun) ||
    pluralGoods.has(noun) ||
    /[^sui']s$/.test(noun) ||
    /(?:ies|sses|xes|ches|shes)$/.test(noun)
  );
}

export function pluralNoun(noun: string): string {
  const irregular = irregularPlurals[noun];
  if (irregular !== undefined) return irregular;
  if (isPluralNoun(noun) || massNouns.has(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Puts the head of the phrase into the plural: "water bottle for runners" → "water bottles for runners". */
export function pluralPhrase(phrase: string): string {
  const core = coreOf(phrase);
  const rest = phrase.slice(core.length);
  const words = core.trim().split(/\s+/);
  const last = words.pop() ?? '';
  const plural = pluralNoun(last.toLowerCase());
  const kept = plural === last.toLowerCase() ? last : plural;
  return [...words, kept].join(' ') + rest;
}

/** "leakproof lid" → "a leakproof lid"; what is plural, countless or already determined stays bare. */
export function withArticle(phrase: string): string {
  const first = phrase.split(/[\s-]/, 1)[0]?.toLowerCase() ?? '';
  const head = headOf(phrase);
  const startsDetermined =
    determiners.has(first) ||
    (/^[\d$€£]/.test(first) &&
      !/^\d+[-\s](?:year|month|week|day|hour|minute|piece|pack|step|layer|speed|inch)\b/i.test(phrase));
  if (
    startsDetermined ||
    isPluralNoun(head) ||
    massNouns.has(head) ||
    /(?:ing|ness|ity|ment|ance|ence|tion|sion)$/.test(head)
  )
    return phrase;
  return `${article(phrase)} ${phrase}`;
}

export function article(phrase: string): 'a' | 'an' {
  const first = phrase.split(/\s/, 1)[0] ?? '';
  if (/^(?:8|11|18|80)/.test(first)) return 'an';
  if (/^(?:uni|use|usu|eu|one|once)/i.test(first)) return 'a';
  if (/^(?:hour|honest|heir|honou?r)/i.test(first)) return 'an';
  if (/^[A-Z]{2,}/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}
