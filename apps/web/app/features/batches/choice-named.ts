import { locales } from '@adwright/i18n/locales.ts';
import { plainWords } from '@adwright/i18n/plain-words.ts';
import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';

type ChoiceColumn = Extract<SheetColumn, { readonly kind: 'choice' }>;

export type ChoiceNames = {
  /** What a choice is called, in the language of the page. */
  labelOf(column: SheetColumn, value: string): string;
  /** The same in other languages, as sheets that came from elsewhere say it; English first. */
  elsewhereOf(column: SheetColumn, value: string): readonly string[];
};

/** The choice that somebody means: by its value, or by its name on this page or in another language. */
export function choiceNamed(column: ChoiceColumn, text: string, names: ChoiceNames): string | undefined {
  const { byName } = directoryOf(column, names);
  const value = byName.get(plainWords(text));
  if (value !== undefined) return value;
  return column.named === 'languages' ? languageCalled(text.trim().toLowerCase()) : undefined;
}

/** What comes closest to a name that no choice has, as the page calls it: "Terrazzo bathroom" for "terazzo bathrom". */
export function nearestChoice(column: ChoiceColumn, text: string, names: ChoiceNames): string | undefined {
  const { byName, nearest } = directoryOf(column, names);
  const wanted = plainWords(text);
  if (!nearest.has(wanted)) nearest.set(wanted, nearestIn(byName, wanted));
  const value = nearest.get(wanted);
  return value === undefined ? undefined : names.labelOf(column, value);
}

/** Shorter parts of a name would be found in names that have nothing to do with it. */
const shortestPart = 4;

/** A letter in so many may be another one. */
const lettersPerSlip = 3;

function nearestIn(byName: ReadonlyMap<string, string>, wanted: string): string | undefined {
  let best: string | undefined;
  let fewest = Math.floor(wanted.length / lettersPerSlip) + 1;
  for (const [name, value] of byName) {
    if (wanted.length >= shortestPart && name.includes(wanted)) return value;
    // So much longer or shorter, it takes that many letters at least.
    if (Math.abs(name.length - wanted.length) >= fewest) continue;
    const slips = slipsBetween(name, wanted);
    if (slips < fewest) [best, fewest] = [value, slips];
  }
  return best;
}

/** How many letters have to be put in, taken out or exchanged. */
function slipsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(exchanged, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

type Directory = {
  /** Values by what they are called, those first that are more likely meant. */
  readonly byName: ReadonlyMap<string, string>;
  /** What was found for names that nothing has: sheets say the same again and again. */
  readonly nearest: Map<string, string | undefined>;
};

const directories = new WeakMap<ChoiceNames, Map<SheetColumn, Directory>>();

/** A column of a thousand rows is read at every change, with names in fifteen languages. */
function directoryOf(column: ChoiceColumn, names: ChoiceNames): Directory {
  const known = directories.get(names) ?? new Map<SheetColumn, Directory>();
  directories.set(names, known);
  const directory = known.get(column) ?? { byName: namesOf(column, names), nearest: new Map() };
  known.set(column, directory);
  return directory;
}

function namesOf(column: ChoiceColumn, names: ChoiceNames): Map<string, string> {
  const byName = new Map<string, string>();
  const ways = [
    (value: string) => [value],
    (value: string) => [names.labelOf(column, value)],
    (value: string) => names.elsewhereOf(column, value),
  ];
  for (const way of ways)
    for (const value of column.options)
      for (const name of way(value).flatMap((one) => [plainWords(one), plainWords(withoutUmlauts(one))]))
        if (!byName.has(name)) byName.set(name, value);
  return byName;
}

/** As Germans write where their letters are not at hand. */
const withoutUmlauts = (name: string): string =>
  name.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0]}e`);

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
