import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { loadSharedWords, loadWords } from './load-words.ts';
import type { NavigationGroup, Page, PageCard } from './page.ts';
import { type PageEntry, pageGroups, pages } from './pages.ts';
import { structures } from './structures/structures.ts';

/** Everything a page shows, ready to render. Runs on the server and while prerendering, never in the browser. */
export async function loadPage(entry: PageEntry, locale: LocaleCode): Promise<Page> {
  const [{ words, language }, { words: shared }, related] = await Promise.all([
    loadWords(entry.slug, locale),
    loadSharedWords(locale),
    cardsOf(entriesOf(entry.related), locale),
  ]);
  const groups = entry.structure === 'home' ? await loadNavigation(locale) : [];
  const blocks = structures[entry.structure](words, { entry, locale, shared, related, groups });
  const { name, title, description } = words;
  return { slug: entry.slug, path: entry.path, name, title, description, language, blocks };
}

/** All pages by group, for the header's menu and the footer. */
export async function loadNavigation(locale: LocaleCode): Promise<NavigationGroup[]> {
  const { words: shared } = await loadSharedWords(locale);
  return Promise.all(
    pageGroups.map(async (group) => ({
      title: shared.groups[group],
      pages: await cardsOf(
        pages.filter((page) => page.group === group),
        locale,
      ),
    })),
  );
}

async function cardsOf(entries: readonly PageEntry[], locale: LocaleCode): Promise<PageCard[]> {
  return Promise.all(
    entries.map(async ({ slug, path }) => {
      const { words } = await loadWords(slug, locale);
      return { name: words.name, text: words.description, path };
    }),
  );
}

function entriesOf(slugs: readonly string[]): PageEntry[] {
  return slugs.map((slug) => {
    const entry = pages.find((page) => page.slug === slug);
    if (!entry) throw new Error(`There is no page “${slug}”.`);
    return entry;
  });
}
