import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import type { Page } from 'playwright-core';

const searches = /\/api\/extension\/ads-library\/search/;
const details = /\/api\/extension\/ads-library\/ad\?/;
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** The server's own answer to a search, with its ads over and over, in pages where a size is given. */
export async function withManyAds(page: Page, count: number, pageSize = count): Promise<void> {
  let first: { readonly data: LibraryAnswer } | undefined;
  await page.route(searches, async (route) => {
    const answer = first ?? ((await (await route.fetch()).json()) as { data: LibraryAnswer });
    const { list } = answer.data;
    // A new installation is still putting its samples in: the page asks again.
    if (list.length === 0) return route.fulfill({ json: answer });
    first = answer;
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    const from = Number(cursor ?? 0);
    const to = Math.min(count, from + pageSize);
    const many = Array.from({ length: to - from }, (_, at) => ({
      ...list[(from + at) % list.length],
      id: idOf(from + at),
    }));
    const next_cursor = to === count ? null : String(to);
    return route.fulfill({ json: { ...answer, data: { ...answer.data, list: many, next_cursor } } });
  });
  await page.route(details, (route) => {
    const url = new URL(route.request().url());
    const list = first?.data.list ?? [];
    const ad = list[Number(url.searchParams.get('id')?.slice(-12)) % list.length];
    url.searchParams.set('id', ad?.id ?? '');
    return route.continue({ url: url.href });
  });
}
