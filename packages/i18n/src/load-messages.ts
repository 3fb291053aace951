import type { Area, Messages } from './areas.ts';
import { defaultLocale, type LocaleCode } from './locales.ts';

/**
 * One dynamic import serves both worlds: Vite turns the template into a static map with a chunk per area and
 * language (compiled by `vite-plugin.ts`), Node imports the file as it is.
 */
async function loadArea<A extends Area>(locale: LocaleCode, area: A): Promise<Messages[A]> {
  try {
    const module = (await import(`./messages/${locale}/${area}.ts`)) as { default: Messages[A] };
    return module.default;
  } catch (error) {
    if (locale === defaultLocale || !isMissingFile(error)) throw error;
    return loadArea(defaultLocale, area);
  }
}

/** A chunk that exists but could not be fetched must reject, so that the page reloads instead of mixing languages. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return true;
  return error.message.startsWith('Unknown variable dynamic import');
}

/** The messages of some areas, keyed by area as use-intl's provider wants them. English where a language has no file. */
export async function loadMessages<A extends Area>(
  locale: LocaleCode,
  areas: readonly A[],
): Promise<Pick<Messages, A>> {
  const entries = await Promise.all(areas.map(async (area) => [area, await loadArea(locale, area)] as const));
  return Object.fromEntries(entries) as unknown as Pick<Messages, A>;
}
