import type { AdGenerateInput, AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { countCharacters, placements, searchAd } from '@adwright/copywriter/placements.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { inventedFigures } from './figures.ts';

const scripts: Partial<Record<LocaleCode, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  kr: /\p{Script=Hangul}/u,
  cn: /\p{Script=Han}/u,
  zh: /\p{Script=Han}/u,
};

export type AdRules = Pick<AdGenerateInput, 'kind' | 'network' | 'brief'> & { readonly language: LocaleCode };
export type FieldShape = Pick<AdTextField, 'name' | 'limit' | 'visible'>;

export function countFor({ kind, network }: Pick<AdRules, 'kind' | 'network'>, text: string): number {
  return countCharacters(text, kind === 'ppc' ? searchAd : placements[network]);
}

export function sourceOf({ brief }: Pick<AdRules, 'brief'>): string {
  return Object.values(brief).flat().join('\n');
}

/** What is wrong with a line that another party wrote, in sentences it can act on. Empty when it may be used. */
export function faultsOf(text: string, shape: FieldShape, rules: AdRules): string[] {
  if (text.trim() === '') return ['is empty'];
  const source = sourceOf(rules);
  const count = countFor(rules, text);
  const invented = inventedFigures(text, source);
  const addresses = (text.match(/https?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\w+/g) ?? []).filter(
    (one) => !source.includes(one),
  );
  const script = scripts[rules.language];
  return [
    ...(shape.limit !== null && count > shape.limit
      ? [`has ${count} characters, but at most ${shape.limit} are allowed`]
      : []),
    ...(invented.length > 0 ? [`has figures that are not in the brief: ${invented.join(', ')}`] : []),
    ...(addresses.length > 0 ? ['has an address that is not in the brief'] : []),
    ...(/[{}[\]]|\*\*|^#{1,6} /mu.test(text) ? ['has placeholders or markup in it; write plain words'] : []),
    ...(rules.kind === 'hashtags' &&
    text
      .trim()
      .split(/\s+/)
      .some((tag) => !tag.startsWith('#'))
      ? ['has words that are no hashtags']
      : []),
    ...(script && shape.name !== 'path' && rules.kind !== 'hashtags' && !script.test(text)
      ? ['is in another language than asked for']
      : []),
  ];
}
