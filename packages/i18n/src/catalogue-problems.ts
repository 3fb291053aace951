import { identicalWords } from './identical-words.ts';
import { defaultLocale, localeOf, type LocaleCode } from './locales.ts';
import { shapeOf } from './message-shape.ts';

/** Behind Arabic letters a bare sign goes to the other side of its number; Intl marks it, and so do messages. */
const turnsPercent = /\p{Script=Arabic}[^\p{L}]*\d%/u;

export type FlatMessages = ReadonlyMap<string, string>;

export function flatten(messages: object, prefix = ''): FlatMessages {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages) as [string, unknown][]) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else if (typeof value === 'object' && value !== null)
      for (const [path, text] of flatten(value, `${prefix}${key}.`)) flat.set(path, text);
    else throw new TypeError(`${prefix}${key} is neither a text nor a group of texts`);
  }
  return flat;
}

/** Everything that is wrong with one area in one language, a line each. */
export function catalogueProblems(locale: LocaleCode, english: FlatMessages, messages: FlatMessages): string[] {
  const problems: string[] = [];
  for (const key of english.keys()) if (!messages.has(key)) problems.push(`${key}: missing`);
  for (const [key, text] of messages) {
    const original = english.get(key);
    if (original === undefined) problems.push(`${key}: English has no such message`);
    else problems.push(...messageProblems(locale, original, text).map((problem) => `${key}: ${problem}`));
  }
  return problems;
}

function messageProblems(locale: LocaleCode, original: string, text: string): string[] {
  if (text.trim() === '') return ['empty'];
  try {
    const problems: string[] = [];
    const shape = shapeOf(text);
    const wanted = shapeOf(original).slots.join(', ');
    const found = shape.slots.join(', ');
    if (wanted !== found) problems.push(`has arguments [${found}], English has [${wanted}]`);
    for (const { ordinal, categories } of shape.plurals)
      problems.push(...pluralProblems(locale, ordinal ? 'ordinal' : 'cardinal', categories));
    if (turnsPercent.test(text)) problems.push('a percent sign behind Arabic letters stands as \\u200e%\\u200e');
    if (locale !== defaultLocale && text === original && !mayBeIdentical(locale, text))
      problems.push(`not translated: “${text}”`);
    return problems;
  } catch (error) {
    return [`not a valid ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** A category that no whole number up to a thousand falls into may be left out; one the language lacks is an error. */
function pluralProblems(locale: LocaleCode, type: Intl.PluralRuleType, categories: readonly string[]): string[] {
  const rules = new Intl.PluralRules(localeOf(locale).tag, { type });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  const needed = new Set<string>(['other', ...Array.from({ length: 1001 }, (_, count) => rules.select(count))]);
  return [
    ...[...needed].filter((category) => !categories.includes(category)).map((c) => `plural lacks “${c}”`),
    ...categories.filter((category) => !known.has(category)).map((c) => `plural has “${c}”, which ${locale} has not`),
  ];
}

/** Text without a word of two letters or more, such as `{count} / {limit}`, has nothing to translate. */
function mayBeIdentical(locale: LocaleCode, text: string): boolean {
  if (!/\p{L}{2}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return true;
  return [...(identicalWords.every ?? []), ...(identicalWords[locale] ?? [])].includes(text);
}
