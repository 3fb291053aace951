// Run by `npm run check`: no page without English, no stray file, no translation older than its English, and none of the
// words that messages do without. Pages say an idea in more ways than the glossary has, so that is not asked of them.
// With `--accept`, after the translations have been looked at: locks them to the present English.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { flatten } from '@adwright/i18n/catalogue-problems.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '@adwright/i18n/locales.ts';
import { wordFaults } from '@adwright/i18n/words/word-problems.ts';
import { loadSharedWords, loadWords } from './load-words.ts';
import { pages } from './pages.ts';
import { lockOf, type TranslationLock, translationProblems, type WordSet } from './translation-problems.ts';

const here = new URL('./', import.meta.url);
const lockFile = new URL('translations.lock.json', here);

async function languagesIn(folder: string): Promise<string[]> {
  const files = await readdir(new URL(folder, here));
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  return names.filter((name) => isLocaleCode(name) && name !== defaultLocale);
}

async function wordSets(): Promise<WordSet[]> {
  const shared = await loadSharedWords(defaultLocale);
  const ofPages = pages.map(async ({ slug }) => ({
    name: slug,
    english: (await loadWords(slug, defaultLocale)).words,
    languages: await languagesIn(`pages/${slug}/`),
  }));
  return [
    { name: 'shared', english: shared.words, languages: await languagesIn('shared/') },
    ...(await Promise.all(ofPages)),
  ];
}

async function strayFolders(): Promise<string[]> {
  const slugs = new Set<string>(pages.map(({ slug }) => slug));
  const folders = await readdir(new URL('pages/', here));
  return folders.filter((name) => !slugs.has(name)).map((name) => `pages/${name}: not listed in pages.ts`);
}

/** Legal texts have words of their own. */
async function wordProblems(locale: LocaleCode): Promise<string[]> {
  const told = pages.filter(({ structure }) => structure !== 'legal');
  const faults = told.map(async ({ slug }) => {
    const [english, translated] = await Promise.all([loadWords(slug, defaultLocale), loadWords(slug, locale)]);
    return wordFaults(locale, slug, flatten(english.words), flatten(translated.words));
  });
  const found = (await Promise.all(faults)).flat().filter(({ kind }) => kind !== 'glossary');
  return found.map(({ line }) => `${locale} ${line}`);
}

const sets = await wordSets();
if (process.argv.includes('--accept')) await writeFile(lockFile, `${JSON.stringify(lockOf(sets), null, 2)}\n`);
const lock = JSON.parse(await readFile(lockFile, 'utf8')) as TranslationLock;
const inWords = await Promise.all(localeCodes.map(wordProblems));
const problems = [...(await strayFolders()), ...translationProblems(sets, lock), ...inWords.flat()];
for (const problem of problems) console.error(problem);

const translated = sets.reduce((sum, { languages }) => sum + languages.length, 0);
const wanted = sets.length * (localeCodes.length - 1);
console.log(`${translated} of ${wanted} translations of page words present, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
