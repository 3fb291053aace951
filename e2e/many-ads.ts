import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

const searches = /\/api\/extension\/ads-library\/search/;

/** The server's own answer to every search, with its ads over and over. */
export async function withManyAds(page: Page, count: number): Promise<void> {
  await page.route(searches, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: LibraryAnswer };
    const { list } = answer.data;
    const many = Array.from({ length: count }, (_, index) => ({ ...list[index % list.length], id: randomUUID() }));
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list: many, next_cursor: null } } });
  });
}
