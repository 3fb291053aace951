import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe: { run(options: object): Promise<AxeResults> };
  }
}

/** What axe finds against WCAG 2.2 A and AA and its best practices, one line per broken element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script element, which the page's content security policy would refuse.
  await page.evaluate(await readFile(axePath, 'utf8'));
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
