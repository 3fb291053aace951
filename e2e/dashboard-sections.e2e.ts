import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser, type OpenPage } from '@adwright/test-kit/browser.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ruleOf, sectionKeys } from '../apps/web/app/dashboard/section-keys.ts';
import { openSection } from './open-section.ts';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
const people: Record<'light' | 'dark', OpenPage | undefined> = { light: undefined, dark: undefined };

beforeAll(async () => {
  browser = await openBrowser();
  const { info } = await registered(url);
  for (const colorScheme of ['light', 'dark'] as const)
    people[colorScheme] = await openSignedIn(browser, url, info.token, { colorScheme, reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

/** Each section once, in turn as most people see it and as those who read from the right in the dark do. */
const looks = sectionKeys.map((key, index) => [ruleOf(key).event, index % 2 === 0 ? 'light' : 'dark'] as const);

it.each(looks)('everybody can use %s, in the %s theme and on a phone', async (section, theme) => {
  const { page, problems } = people[theme] as OpenPage;
  problems.length = 0;
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSection(page, theme === 'dark' ? `${url}/ar` : url, section);
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysOverflow(page, '[role=dialog] main'), patience).toBe(0);
  expect(problems).toEqual([]);
});
