import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg, makeFilm } from '@adwright/media/testing/make-film.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import { drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'adwright-lips-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** Models load with the first picture of a fresh server. */
const made = { timeout: 240_000 };

/** A person who is filmed by a hand that is not steady. What a mouth that speaks needs is measured beside the engine. */
async function filmAda(): Promise<string> {
  await writeFile(at('ada.png'), await drawPortrait(portraits['ada'] as Portrait));
  const shaken = "scale=400:500,crop=360:360:'20+12*sin(3*t)':'60+8*cos(2*t)'";
  const pictures = ['-loop', '1', '-framerate', '12', '-t', '1.5', '-i', at('ada.png'), '-vf', shaken];
  ffmpeg(...pictures, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-crf', '16', at('ada.mp4'));
  return at('ada.mp4');
}

it('checks a film before it is paid for, gives it other words, and refuses what has no face', async () => {
  const { info } = await registered(url);
  const { page } = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  const film = page.locator('[data-tool-form] input[type=file]').first();
  await page.goto(`${url}/terms?dashboard=lip-sync`);
  await page.getByText('Add a video first.').waitFor(patience);
  await film.setInputFiles(makeFilm(at('bars.mp4'), { seconds: 1.5, width: 320, height: 240 }));
  await page.getByText('We couldn’t find a face.').first().waitFor(made);

  await page.getByRole('button', { name: 'Use another video' }).click(patience);
  await film.setInputFiles(await filmAda());
  await page.getByText('We found the face.').waitFor(made);
  // A voice that needs no model; talking photos speak with the natural ones.
  await page
    .getByRole('combobox', { name: 'Voice', exact: true })
    .selectOption({ label: 'Olivia · eSpeak NG' }, patience);
  await page.getByRole('textbox', { name: 'Script' }).fill('Hi.');
  await page.getByRole('group', { name: 'Voice preview' }).waitFor(made);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByText('Confirm that you may use this video.').waitFor(patience);
  await page.getByRole('checkbox', { name: /^I have this person/ }).click();
  await page.getByRole('button', { name: /^Generate video · 3 credits/ }).click(patience);
  const link = page.getByRole('link', { name: 'Download hi.mp4' });
  await link.waitFor(made);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const path = await file.path();
  expect((await readFile(path)).includes('AI-generated video')).toBe(true);
  expect(await openMedia().probe(path)).toMatchObject({
    video: { width: 360, height: 360, fps: 12 },
    audio: { channels: 2 },
  });
  await page.getByText(/^Lips match the voice.*: \d+%$/).waitFor(patience);
  await page.getByText(/^Mouth sharpness \d+%/).waitFor(patience);
}, 500_000);
