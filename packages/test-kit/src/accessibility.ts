import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe: { run(within: string, options: object): Promise<AxeResults> };
  }
}

/**
 * What axe finds against WCAG 2.2 A and AA and its best practices, one line per broken element.
 * Look at an open dialog or menu alone: the page behind it is hidden on purpose, which axe cannot know.
 */
export async function accessibilityProblems(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated rather than added as a script element, which the page's content security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axePath, 'utf8'));
  const part = within !== 'html';
  const { violations } = await page.evaluate(([selector, options]) => window.axe.run(selector, options), [
    within,
    { resultTypes: ['violations'], rules: { region: { enabled: !part } } },
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
