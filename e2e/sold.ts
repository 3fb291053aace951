import type { Page } from 'playwright-core';

/** An installation on which the basic plan is sold. */
export async function sell(page: Page): Promise<void> {
  await page.route('**/api/config*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    const price_codes = { monthly_basic: 'price-m', yearly_basic: 'price-y' };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, price_codes } } });
  });
}
