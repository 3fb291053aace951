import { type Area, isOwnArea, type Messages, type OwnArea } from './areas.ts';
import { defaultLocale, type LocaleCode } from './locales.ts';

/** How an area that lives outside this package is loaded: a dynamic import with the language in its path. */
export type LoadArea = (locale: LocaleCode) => Promise<unknown>;

/**
 * One dynamic import serves both worlds: Vite turns the template into a static map with a chunk per area and
 * language (compiled by `vite-plugin.ts`), Node imports the file as it is.
 */
const loadOwn =
  (area: OwnArea): LoadArea =>
  (locale) =>
    import(`./messages/${locale}/${area}.ts`);

/** English where a language has no file. */
export async function loadArea(load: LoadArea, locale: LocaleCode): Promise<object> {
  try {
    const module = (await load(locale)) as { default: object };
    return module.default;
  } catch (error) {
    if (locale === defaultLocale || !isMissingFile(error)) throw error;
    return loadArea(load, defaultLocale);
  }
}

/** A chunk that exists but could not be fetched must reject, so that the page reloads instead of mixing languages. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return true;
  return error.message.startsWith('Unknown variable dynamic import');
}

/** The messages of some areas, keyed by area as use-intl's provider wants them. */
export async function loadMessages<A extends Area>(
  locale: LocaleCode,
  areas: readonly A[],
  elsewhere: Readonly<Partial<Record<Area, LoadArea>>> = {},
): Promise<Pick<Messages, A>> {
  const entries = await Promise.all(
    areas.map(async (area) => [area, await loadArea(loaderOf(area, elsewhere), locale)] as const),
  );
  return Object.fromEntries(entries) as unknown as Pick<Messages, A>;
}

function loaderOf(area: Area, elsewhere: Readonly<Partial<Record<Area, LoadArea>>>): LoadArea {
  if (isOwnArea(area)) return loadOwn(area);
  const load = elsewhere[area];
  if (load === undefined) throw new Error(`Nobody said where the messages of ${area} are`);
  return load;
}
