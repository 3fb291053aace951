import type { LocaleCode } from './locales.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

/** U+202F before high punctuation, inside guillemets and before units; a colon takes the full U+00A0. */
const french: readonly Rule[] = [
  [/[ \u00a0](?=[;!?»])/g, '\u202f'],
  [/(?<=«)[ \u00a0]/g, '\u202f'],
  [/[ \u202f](?=:(?!\S))/g, '\u00a0'],
  [/(?<=[\d}])[ \u00a0](?=(?:%|€|[KMG]o|px|mm|dpi)(?!\p{L}))/gu, '\u202f'],
];

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー」』”）》';

/** Half-width marks behind a Chinese or Japanese character, and brackets that touch one. */
const fullWidth = (comma: string): readonly Rule[] => [
  [new RegExp(`(?<=[${cjk}]), ?`, 'gu'), comma],
  [new RegExp(`(?<=[${cjk}]); ?`, 'gu'), '；'],
  [new RegExp(`(?<=[${cjk}]): ?`, 'gu'), '：'],
  [new RegExp(`(?<=[${cjk}])! ?`, 'gu'), '！'],
  [new RegExp(`(?<=[${cjk}])\\? ?`, 'gu'), '？'],
  [new RegExp(`(?<=[${cjk}])\\.(?![\\w.])`, 'gu'), '。'],
  [new RegExp(`(?<=[${cjk}]) ?\\(([^()]*)\\)`, 'gu'), '（$1）'],
];

const rules: Readonly<Partial<Record<LocaleCode, readonly Rule[]>>> = {
  fr: french,
  cn: fullWidth('，'),
  zh: fullWidth('，'),
  ja: fullWidth('、'),
};

/** The text with the spaces and marks its language is set with, so that nobody has to type them. */
export function typeset(locale: LocaleCode, text: string): string {
  let set = text;
  for (const [pattern, replacement] of rules[locale] ?? []) set = set.replace(pattern, replacement);
  return set;
}

/** Every text in a tree of messages or words. */
export function typesetAll<Tree>(locale: LocaleCode, tree: Tree): Tree {
  if (rules[locale] === undefined) return tree;
  if (typeof tree === 'string') return typeset(locale, tree) as Tree;
  if (Array.isArray(tree)) return tree.map((one: unknown) => typesetAll(locale, one)) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typesetAll(locale, value)])) as Tree;
}
