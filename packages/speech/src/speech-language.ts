import { locales } from '@adwright/i18n/locales.ts';

/** Every language of the product can be spoken; they go by their tags here, as voices and recordings do. */
export type SpeechLanguage = (typeof locales)[number]['tag'];

export const speechLanguages: readonly SpeechLanguage[] = locales.map(({ tag }) => tag);

/** The language of the table that a tag such as `en-GB`, `pt-BR` or `zh-TW` belongs to: the closest match decides. */
export function speechLanguageOf(tag: string): SpeechLanguage | undefined {
  const wanted = tag.toLowerCase().replaceAll('_', '-');
  const matches = locales.flatMap(({ tag: own, matches: known }) =>
    [own.toLowerCase(), ...known]
      .filter((match) => wanted === match || wanted.startsWith(`${match}-`))
      .map((match) => ({ own, length: match.length })),
  );
  return matches.toSorted((a, b) => b.length - a.length)[0]?.own;
}
