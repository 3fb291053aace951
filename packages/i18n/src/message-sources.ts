import { existsSync, globSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areas, internalAreas } from './areas.ts';
import { defaultLocale, type LocaleCode, localeCodes } from './locales.ts';

/** One area's files, wherever they lie. For checks in Node; the product loads areas by `load-messages.ts`. */
export type MessageSource = {
  /** As problems name it: an area of this package, or the folder beside the code that says it. */
  readonly name: string;
  readonly locales: readonly LocaleCode[];
  read(locale: LocaleCode): Promise<object | null>;
};

const packages = new URL('../../', import.meta.url);
const own = new URL('./messages/', import.meta.url);

async function readDefault(file: URL): Promise<object | null> {
  if (!existsSync(file)) return null;
  const module = (await import(file.href)) as { default: object };
  return module.default;
}

const ownSources: readonly MessageSource[] = areas.map((area) => ({
  name: area,
  locales: internalAreas.includes(area) ? [defaultLocale] : localeCodes,
  read: (locale) => readDefault(new URL(`${locale}/${area}.ts`, own)),
}));

/** Messages beside their code: a `messages` folder with a file per language. */
function sourcesElsewhere(): MessageSource[] {
  const root = packages.pathname;
  return globSync(`*/src/**/messages/${defaultLocale}.ts`, { cwd: root })
    .toSorted()
    .map((english) => {
      const folder = english.slice(0, -`${defaultLocale}.ts`.length);
      return {
        name: relative('.', folder),
        locales: localeCodes,
        read: (locale) => readDefault(new URL(`${locale}.ts`, pathToFileURL(`${root}${folder}`))),
      };
    });
}

export const messageSources = (): readonly MessageSource[] => [...ownSources, ...sourcesElsewhere()];

/** Files of this package that no area lists. */
export async function strayFiles(): Promise<string[]> {
  const found = await Promise.all(
    localeCodes.map(async (locale) => {
      const files = await readdir(new URL(`${locale}/`, own)).catch(() => []);
      return files
        .filter((file) => !(areas as readonly string[]).includes(file.replace(/\.ts$/, '')))
        .map((file) => `${locale}/${file}: no such area is listed in areas.ts`);
    }),
  );
  return found.flat();
}
