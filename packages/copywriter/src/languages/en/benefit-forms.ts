import { inside, isOrdinary } from './inside.ts';
import { isPluralNoun, withArticle } from './nouns.ts';
import { ambiguous, baseOf, gerund, thirdPerson, verbs } from './verbs.ts';
import { countNouns, isAdjective, massNouns, properWords } from './words.ts';

const finite =
  /^(?:is|are|was|were|will|can|could|has|have|had|gets|feels|stays|looks|becomes|makes|doesn't|don't|won't|never|isn't|aren't)$/i;
const afterTrait = /^(?:to|for|in|by|with|from|on|of|at|as|enough|than|and|or|but|against|without|all|every)$/i;
const afterVerb =
  /^(?:the|a|an|your|my|our|any|every|all|each|more|less|better|faster|easier|easily|up|out|down|off|through|over|away|back|it|them|this|that|these|like|without|while|as|between|longer|anywhere|\d.*)$/i;
/** Could be nouns in the plural, but no benefit ever begins with them as such. */
const neverThings: ReadonlySet<string> = new Set([
  'works',
  'fits',
  'lasts',
  'looks',
  'stays',
  'runs',
  'helps',
  'washes',
  'opens',
  'moves',
]);
const afterNoun = /^(?:and|or|for|in|of|with|included|available|are|is|that|from|on)$/i;

/** A benefit in the singular; read-brief makes it agree with its subject. */
export type BenefitForms = {
  readonly line: string;
  readonly does?: string;
  /** The predicate of a plural subject. */
  readonly many?: string;
  readonly youDo?: string;
  readonly doing?: string;
  readonly thing?: string;
  readonly trait?: string;
};

/**
 * Reads what kind of phrase a benefit is and gives the other shapes it can take without changing its
 * meaning. A shape that is missing could not be made safely.
 */
export function benefitForms(benefit: string, product: string): BenefitForms {
  const forms = formsOf(benefit, product);
  return { ...forms, line: benefit };
}

function formsOf(benefit: string, product: string): BenefitForms {
  // A sentence within has its own beginning, and a first word that may be a name must stay where it is.
  const predicate = withoutSubject(benefit, product);
  const line = predicate === null ? inside(benefit) : benefit;
  if (line === null || /[.!?…:;]\s|[!?…]$/.test(benefit)) return { line: benefit };
  if (predicate !== null) return afterSubject(predicate, line);
  const you = /^you(?:'ll| will| can|’ll)?\s+(?:also\s+|finally\s+)?(.+)$/i.exec(line)?.[1];
  if (you !== undefined && verbs.has(firstWord(you))) return { line, ...reader(you) };
  if (isClause(line)) return { line };
  return predicateForms(line, line);
}

function withoutSubject(line: string, product: string): string | null {
  const lower = line.toLowerCase();
  const name = product.toLowerCase();
  if (name !== '' && lower.startsWith(`${name} `)) return line.slice(name.length + 1).replace(/^(?:also)\s+/i, '');
  const match = /^(?:it|they|this|these)(?:\s+also)?(?:['’](?:s|re))?\s+(.+)$/i.exec(line);
  return match?.[1] ?? null;
}

/** With its subject before it, the first word can only be a verb: "it washes in cold water". */
function afterSubject(predicate: string, line: string): BenefitForms {
  const first = firstWord(predicate);
  const base = first === 'is' || first === 'are' ? null : baseOf(first);
  return base === null ? predicateForms(predicate, line) : acts(base, predicate, line);
}

function predicateForms(text: string, line: string): BenefitForms {
  const first = firstWord(text);
  const second = text.split(/\s+/)[1] ?? '';
  if (/^(?:no|never|zero|without|not)$/.test(first)) return { line };
  if (first === 'is' || first === 'are') return trait(text.replace(/^\S+\s+/, ''), line);
  const base = baseOf(first);
  const isPluralNoun = base !== null && ambiguous.has(base) && afterNoun.test(second) && !neverThings.has(first);
  if (base !== null && second !== '' && !isPluralNoun) return acts(base, text, line);
  const isVerb = verbs.has(first) && (!ambiguous.has(first) || afterVerb.test(second));
  if (isVerb && second !== '') return { line, ...reader(text) };
  return isTrait(text) ? trait(text, line) : thing(text, line);
}

/** "keeps drinks cold": the product is the one that does it. */
function acts(base: string, text: string, line: string): BenefitForms {
  const rest = text.slice(firstWord(text).length);
  const forms = { line, does: thirdPerson(base) + rest, many: base + rest };
  const youDo = /^(?:helps?|lets?)\s+you\s+(?:to\s+)?(.+)$/i.exec(text)?.[1];
  return youDo !== undefined && verbs.has(firstWord(youDo)) ? { ...forms, youDo, doing: doing(youDo) } : forms;
}

/** "save time": the reader is the one who does it. */
function reader(text: string): Omit<BenefitForms, 'line'> {
  return { youDo: text, doing: doing(text), does: `helps you ${text}`, many: `help you ${text}` };
}

function trait(text: string, line: string): BenefitForms {
  return { line, trait: text, does: `is ${text}`, many: `are ${text}` };
}

/** A noun that is known, after nothing but words that describe it: "comes with absorbs" is worse than the fact alone. */
function thing(text: string, line: string): BenefitForms {
  const words = text.split(/\s+/).map((word) => strip(word).toLowerCase());
  const head = words.at(-1) ?? '';
  const describes = (word: string) => isAdjective(word) || isOrdinary(word) || /\d/.test(word) || properWords.has(word);
  const joins = words.some((word) => afterTrait.test(word) || afterNoun.test(word));
  const isKnown = countNouns.has(head) || massNouns.has(head) || isPluralNoun(head);
  if (words.length > 5 || joins || !isKnown || !words.slice(0, -1).every(describes)) return { line };
  const named = withArticle(text);
  return { line, thing: named, does: `comes with ${named}`, many: `come with ${named}` };
}

function doing(text: string): string {
  const first = firstWord(text);
  return gerund(first) + text.slice(first.length);
}

function isTrait(text: string): boolean {
  const words = text.split(/\s+/);
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (/\b\w+er than\b|\bmore \w+ than\b/i.test(text)) return true;
  if (isAdjective(first) && (second === '' || afterTrait.test(second)))
    return !last.endsWith('ing') || words.length < 3 || afterTrait.test(second);
  const isShort = words.length <= 3 || (words.length <= 5 && words.includes('and'));
  return (
    isShort &&
    words.every(
      (word) =>
        isAdjective(strip(word)) || /^(?:and|very|super|fully|\d+%|dishwasher|machine|oven|easy)$/i.test(strip(word)),
    )
  );
}

/** A subject of its own followed by a finite verb: it can only stand as it is. */
function isClause(line: string): boolean {
  const words = line.split(/\s+/);
  if (baseOf(firstWord(line)) !== null || verbs.has(firstWord(line))) return false;
  // "One bottle lasts three months": a noun and what it does, with something after it.
  const does = (word: string, index: number): boolean =>
    index + 2 < words.length && baseOf(word) !== null && countNouns.has(strip(words[index] ?? '').toLowerCase());
  return words.slice(1, 5).some((word, index) => finite.test(word) || does(word, index));
}

function firstWord(text: string): string {
  return text.split(/\s+/, 1)[0]?.toLowerCase() ?? '';
}

function strip(word: string): string {
  return word.replaceAll(/[,.]/g, '');
}
