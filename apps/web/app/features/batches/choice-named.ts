import { locales } from '@adwright/i18n/locales.ts';
import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';

type ChoiceColumn = Extract<SheetColumn, { readonly kind: 'choice' }>;

export type ChoiceNames = {
  /** What a choice is called, in the language of the page. */
  labelOf(column: SheetColumn, value: string): string;
  /** The same in English, as sheets that came from elsewhere say it. */
  englishOf(column: SheetColumn, value: string): string;
};

/** The choice that somebody means: by its value, or by its name on this page or in English. */
export function choiceNamed(column: ChoiceColumn, text: string, names: ChoiceNames): string | undefined {
  const wanted = plain(text);
  const isMeant = (name: string): boolean => plain(name) === wanted || plain(withoutUmlauts(name)) === wanted;
  const ways = [(value: string) => value, names.labelOf.bind(null, column), names.englishOf.bind(null, column)];
  for (const nameOf of ways) {
    const value = column.options.find((one) => isMeant(nameOf(one)));
    if (value !== undefined) return value;
  }
  return column.named === 'languages' ? languageCalled(text.trim().toLowerCase()) : undefined;
}

/** As Germans write where their letters are not at hand. */
const withoutUmlauts = (name: string): string =>
  name.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0]}e`);

/**
 * Capitals, accents, signs for vowels, and which space, dash or apostrophe it is, are everybody's own, and so are the
 * quotation marks and the full stop around it, and the marks that no one sees, by which sheets keep Arabic in order.
 */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u0640]+/gu, '')
    .replaceAll(/[\s\p{Pd}_]+/gu, ' ')
    .replaceAll(/[’‘ʼ`]/gu, "'")
    .replaceAll(/["“”„«».。،]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Spreadsheets say "German" or "pt-BR" where we say "Deutsch" and "pt". */
function languageCalled(name: string): string | undefined {
  const tag = name.replaceAll('_', '-');
  const called = (one: string): boolean => inEnglish.of(one)?.toLowerCase() === name;
  return (
    locales.find((locale) => called(locale.tag) || locale.matches.some((one) => one === tag || called(one))) ??
    locales.find((locale) => locale.tag === tag.split('-')[0])
  )?.code;
}
