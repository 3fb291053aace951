// Run by `npm run check`: every language says everything English says, with the same arguments.
import { readdir } from 'node:fs/promises';
import { type Area, areas, internalAreas } from './areas.ts';
import { catalogueProblems, flatten } from './catalogue-problems.ts';
import { defaultLocale, type LocaleCode, localeCodes } from './locales.ts';

const folder = new URL('./messages/', import.meta.url);

async function areasOf(locale: LocaleCode): Promise<Set<string>> {
  const files = await readdir(new URL(`${locale}/`, folder)).catch(() => []);
  return new Set(files.map((file) => file.replace(/\.ts$/, '')));
}

async function messagesOf(locale: LocaleCode, area: Area) {
  const module = (await import(new URL(`${locale}/${area}.ts`, folder).href)) as { default: object };
  return flatten(module.default);
}

async function problemsOf(locale: LocaleCode): Promise<string[]> {
  const present = await areasOf(locale);
  const problems = [...present]
    .filter((name) => !(areas as readonly string[]).includes(name))
    .map((name) => `${locale}/${name}.ts: no such area is listed in areas.ts`);
  for (const area of areas) {
    if (locale !== defaultLocale && internalAreas.includes(area)) continue;
    if (!present.has(area)) {
      problems.push(`${locale}/${area}.ts: missing, English is shown instead`);
      continue;
    }
    const [english, messages] = await Promise.all([messagesOf(defaultLocale, area), messagesOf(locale, area)]);
    problems.push(...catalogueProblems(locale, english, messages).map((line) => `${locale}/${area}.ts ${line}`));
  }
  return problems;
}

const problems = (await Promise.all(localeCodes.map(problemsOf))).flat();
for (const problem of problems) console.error(problem);
console.log(`${areas.length} areas in ${localeCodes.length} languages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
