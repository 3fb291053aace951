import { locales } from '@adwright/i18n/locales.ts';

/** Every language of the product can be spoken; they go by their tags here, as voices and recordings do. */
export type SpeechLanguage = (typeof locales)[number]['tag'];

export const speechLanguages: readonly SpeechLanguage[] = locales.map(({ tag }) => tag);

/** The language of the table that a tag such as `en-GB`, `pt-BR` or `zh-TW` belongs to. */
export function speechLanguageOf(tag: string): SpeechLanguage | undefined {
  const wanted = tag.toLowerCase().replaceAll('_', '-');
  const exact = speechLanguages.find((language) => language.toLowerCase() === wanted);
  if (exact) return exact;
  const [first = ''] = wanted.split('-');
  return (
    locales.find(({ matches }) => matches.some((match) => wanted === match || wanted.startsWith(`${match}-`)))?.tag ??
    (first === wanted ? undefined : speechLanguageOf(first))
  );
}
