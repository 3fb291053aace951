import type { FlatMessages } from '../catalogue-problems.ts';
import type { LocaleCode } from '../locales.ts';
import { allowedEnglish, forbiddenEnglish } from './forbidden-english.ts';
import { type Idea, ideas, saidOtherwise } from './glossary-ideas.ts';
import { languageWords } from './language-words.ts';

export type WordFault = {
  readonly kind: 'forbidden' | 'glossary' | 'register' | 'english';
  /** `area:key` and what is wrong. */
  readonly line: string;
};

/** A pattern between anything that is no letter. `\b` knows ASCII letters only. */
const wholeWords = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

const forbidden = forbiddenEnglish.map(({ pattern, say }) => ({ pattern: wholeWords(pattern), say }));
const ideaPatterns = Object.entries(ideas).map(([idea, english]) => [idea as Idea, wholeWords(english)] as const);
/** Words no other language of ours has: in a translation, a piece of English was left over. */
const onlyEnglish = wholeWords('the|your|yours|with|from|this|these|and|please|we’ll|you’re|don’t|can’t');

/** Arguments are named in English in every language. */
const withoutArguments = (text: string): string =>
  text.replaceAll(/\{\w+(?:, \w+)*\}/g, '').replaceAll(/\{\w+, (?:plural|select)\w*,/g, '{');

/** What is wrong with the choice of words in one area in one language. */
export function wordFaults(
  locale: LocaleCode,
  area: string,
  english: FlatMessages,
  messages: FlatMessages,
): WordFault[] {
  return [...messages].flatMap(([key, text]) => {
    const at = `${area}:${key}`;
    const said = withoutArguments(text);
    if (locale === 'en') return forbiddenIn(at, said);
    return [
      ...glossaryFaults(locale, at, withoutArguments(english.get(key) ?? ''), said),
      ...avoidedIn(locale, at, said),
      ...leftOver(at, said, english.get(key) ?? ''),
    ];
  });
}

function forbiddenIn(at: string, said: string): WordFault[] {
  const allowed = allowedEnglish[at] ?? [];
  return forbidden.flatMap(({ pattern, say }) =>
    (said.match(pattern) ?? [])
      .filter((word) => !allowed.includes(word.toLowerCase()))
      .map((word) => ({ kind: 'forbidden' as const, line: `${at}: “${word}”, say ${say}` })),
  );
}

function glossaryFaults(locale: Exclude<LocaleCode, 'en'>, at: string, english: string, said: string): WordFault[] {
  const { terms } = languageWords[locale];
  return ideaPatterns
    .filter(([idea, pattern]) => english.search(pattern) >= 0 && !saidOtherwise[at]?.includes(idea))
    .filter(([idea]) => said.search(new RegExp(terms[idea], 'iu')) < 0)
    .map(([idea]) => ({ kind: 'glossary', line: `${at}: says ${idea} without “${terms[idea]}”` }));
}

function avoidedIn(locale: Exclude<LocaleCode, 'en'>, at: string, said: string): WordFault[] {
  return languageWords[locale].avoid.flatMap(({ pattern, say }) => {
    const found = new RegExp(pattern, 'u').exec(said);
    return found === null ? [] : [{ kind: 'register' as const, line: `${at}: “${found[0]}”, say ${say}` }];
  });
}

/** Names of English make, such as a sample's, may stand in every language as they stand in English. */
function leftOver(at: string, said: string, english: string): WordFault[] {
  if (said === english) return [];
  return (said.match(onlyEnglish) ?? []).map((word) => ({
    kind: 'english',
    line: `${at}: “${word}” is left over from English`,
  }));
}
