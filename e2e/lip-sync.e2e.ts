import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundFace } from '@adwright/contract/asset/asset.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { makeFilm } from '@adwright/media/testing/make-film.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import { drawPortrait, type Portrait, portraits } from '@adwright/vision/testing/portraits.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeTalkingClip } from '@adwright/tools/lip-sync/testing/talking-clip.ts';
import { call, openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

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

/** A person who speaks, filmed: the product itself says where the face is. */
async function filmAda(token: string): Promise<void> {
  const photo = await drawPortrait(portraits['ada'] as Portrait);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    upload_id: randomUUID(),
    index: '0',
    total: '1',
    name: 'ada.png',
  }))
    form.set(name, value);
  form.set('bytes', String(photo.length));
  form.set('chunk', new Blob([new Uint8Array(photo)]));
  const sent = await fetch(`${url}/api/product/upload-chunk`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  const { data } = (await sent.json()) as { data: { asset: { asset_id: string } } };
  const find = () => call(url, '/api/asset/find-face', { picture: data.asset.asset_id }, token).catch(() => null);
  // A busy server asks to be asked again, and goes on meanwhile.
  let face: FoundFace | null = null;
  await expect.poll(async () => (face = (await find()) as FoundFace | null), made).not.toBeNull();
  const { mesh, width, height } = face as unknown as FoundFace;
  await makeTalkingClip({ photo, mesh: Float32Array.from(mesh), width, height }, at('ada.mp4'));
}

it('checks a film before it is paid for, gives it other words, and refuses what has no face', async () => {
  const { info } = await registered(url);
  await filmAda(info.token);
  const { page } = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  const film = page.locator('[data-tool-form] input[type=file]').first();
  await page.goto(`${url}/terms?dashboard=lip-sync`);
  await page.getByText('Add a video first.').waitFor(patience);
  await film.setInputFiles(makeFilm(at('bars.mp4'), { seconds: 1.5, width: 320, height: 240 }));
  await page.getByText('We couldn’t find a face.').first().waitFor(made);

  await page.getByRole('button', { name: 'Use another video' }).click(patience);
  await film.setInputFiles(at('ada.mp4'));
  await page.getByText('We found the face.').waitFor(made);
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
  await page.getByText(/^Lip sync \d+%/).waitFor(patience);
  await page.getByText(/^Mouth sharpness \d+%/).waitFor(patience);
}, 500_000);
