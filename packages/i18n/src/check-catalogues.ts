// Run by `npm run check`: every language says everything English says, with the same arguments, and no translation is
// older than its English. With `--accept`, after the translations have been looked at: locks them to the present English.
import { readFile, writeFile } from 'node:fs/promises';
import { catalogueProblems, type FlatMessages, flatten } from './catalogue-problems.ts';
import { defaultLocale, localeCodes } from './locales.ts';
import { type MessageSource, messageSources, strayFiles } from './message-sources.ts';
import { lockOf, staleTranslations, type TranslationLock } from './translation-lock.ts';

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
const problems = [...(await strayFiles()), ...inCatalogues.flat(), ...staleTranslations(translated, lock)];
for (const problem of problems) console.error(problem);
console.log(`${sources.length} areas in ${localeCodes.length} languages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
