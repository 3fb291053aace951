import { lowerFirst } from './casing.ts';
import type { FactForms } from './facts.ts';

export type Words = Readonly<Record<string, readonly string[]>>;

/**
 * What a language needs to know to put a fact into a sentence of its own. Whatever is not known here is left as
 * it was written and stands alone: that is never wrong.
 */
export type Grammar = {
  /** BCP 47 tag, for casing. */
  readonly tag: string;
  /** Verb forms whose subject is the product: "keeps". Words that are as often nouns do not belong here. */
  readonly verbs?: ReadonlySet<string>;
  /** Small words that may stand before such a verb: "se", "ne", "не". */
  readonly beforeVerb?: RegExp;
  /** Adjectives in the form they have after "is". */
  readonly traits?: ReadonlySet<string>;
  /** A sentence that says what the product is and no more: "Une lampe …" */
  readonly saysWhatItIs?: RegExp;
  /** What people type before an audience: "for", "pour". */
  readonly beforeAudience?: RegExp;
  /** The audience in the forms the language needs; nothing where its form cannot be known. */
  readonly audience?: (audience: string) => Words;
  /** The name with its article, as a subject and as an object. */
  readonly naming?: (name: string) => Words;
};

/** A fact in the shapes that can be made without guessing. */
export function factForms(line: string, { tag, verbs, beforeVerb, traits }: Grammar): FactForms {
  // A sentence within, or a question, has its own beginning.
  if (/[.!?…:;]\s|[!?…]$/u.test(line)) return { line };
  const words = line.split(/\s+/u).map((word) => word.toLocaleLowerCase(tag).replace(/[,]$/u, ''));
  const [first = '', second = ''] = words;
  const bare = beforeVerb === undefined ? first : first.replace(beforeVerb, '');
  const verb = bare === '' ? second : bare;
  if (verbs?.has(verb) === true && words.length > (bare === '' ? 2 : 1)) return { line, does: lowerFirst(line, tag) };
  if (traits?.has(first) === true && words.length <= 6) return { line, trait: lowerFirst(line, tag) };
  return { line };
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));
