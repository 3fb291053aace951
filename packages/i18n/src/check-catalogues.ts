// Run by `npm run check`: every language says everything English says, with the same arguments and in the words of its
// glossary, and no translation is older than its English. Prints the state of every language. With `--accept`, after
// the translations have been looked at: locks them to the present English.
import { readFile, writeFile } from 'node:fs/promises';
import { catalogueProblems, type FlatMessages, flatten } from './catalogue-problems.ts';
import { defaultLocale, type LocaleCode, localeCodes } from './locales.ts';
import { type MessageSource, messageSources, strayFiles } from './message-sources.ts';
import { lockOf, staleTranslations, type TranslationLock } from './translation-lock.ts';
import { stateTable } from './words/state-table.ts';
import { type WordFault, wordFaults } from './words/word-problems.ts';

const lockFile = new URL('./translations.lock.json', import.meta.url);

async function englishOf(source: MessageSource): Promise<FlatMessages> {
  const english = await source.read(defaultLocale);
  if (english === null) throw new Error(`${source.name}: English is missing`);
  return flatten(english);
}

async function problemsOf(source: MessageSource, english: FlatMessages): Promise<string[]> {
  const lines = await Promise.all(
    source.locales.map(async (locale) => {
      const messages = await source.read(locale);
      const at = `${source.name}/${locale}`;
      if (messages === null) return [`${at}: missing, English is shown instead`];
      return catalogueProblems(locale, english, flatten(messages)).map((line) => `${at} ${line}`);
    }),
  );
  return lines.flat();
}

async function faultsIn(locale: LocaleCode, english: ReadonlyMap<string, FlatMessages>): Promise<WordFault[]> {
  const faults = sources.map(async (source) => {
    const messages = await source.read(locale);
    return messages === null
      ? []
      : wordFaults(locale, source.name, english.get(source.name) ?? new Map(), flatten(messages));
  });
  return (await Promise.all(faults)).flat();
}

const sources = messageSources();
const english = new Map(
  await Promise.all(sources.map(async (source) => [source.name, await englishOf(source)] as const)),
);
const translated = new Map(
  sources
    .filter(({ locales }) => locales.length > 1)
    .map(({ name }) => [name, english.get(name) ?? new Map()] as const),
);
if (process.argv.includes('--accept')) await writeFile(lockFile, `${JSON.stringify(lockOf(translated), null, 2)}\n`);
const lock = JSON.parse(await readFile(lockFile, 'utf8')) as TranslationLock;
const inCatalogues = await Promise.all(
  sources.map((source) => problemsOf(source, english.get(source.name) ?? new Map())),
);
const stale = staleTranslations(translated, lock);
const faults = new Map(
  await Promise.all(localeCodes.map(async (locale) => [locale, await faultsIn(locale, english)] as const)),
);
const inWords = [...faults].flatMap(([locale, found]) => found.map(({ line }) => `${locale} ${line}`));
const problems = [...(await strayFiles()), ...inCatalogues.flat(), ...stale, ...inWords];
for (const problem of problems) console.error(problem);

const untranslated = (locale: LocaleCode) =>
  inCatalogues.flat().filter((line) => line.includes(`/${locale} `) && line.includes('not translated')).length;
const states = [...faults].map(([locale, found]) => {
  const count = (kind: WordFault['kind']) => found.filter((fault) => fault.kind === kind).length;
  return [
    locale,
    {
      stale: locale === defaultLocale ? 0 : stale.length,
      glossary: count('glossary'),
      register: count('register'),
      forbidden: count('forbidden'),
      English: count('english') + untranslated(locale),
    },
  ] as const;
});
for (const line of stateTable(new Map(states))) console.log(line);
console.log(`${sources.length} areas in ${localeCodes.length} languages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
