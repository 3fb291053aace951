import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import type { SpokenLine } from '@adwright/contract/voice/voice.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg } from '@adwright/media/testing/make-film.ts';
import { accessibilityProblems } from '@adwright/test-kit/accessibility.ts';
import { openBrowser } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { call, openSignedIn, patience, registered, sidewaysOverflow } from './person.ts';

const url = inject('productUrl');
let browser: Browser;
let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'adwright-dub-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** Models load with the first recording of a fresh server. */
const made = { timeout: 240_000 };
const fps = 25;
const quietBefore = 2;

/**
 * An English film in which somebody speaks after two seconds, made by the product's own voice, over music at the sides:
 * both together say nothing of it, so that whoever listens to both hears the voice alone.
 */
async function makeTalkingFilm(token: string): Promise<{ film: string; spokenUntil: number }> {
  const order = { text: 'Meet the new desk lamp. Order yours today.', voice_id: 'kokoro-am-michael' };
  // A busy server asks to be asked again, and goes on meanwhile.
  const said = () => call(url, '/api/voice/speak', order, token).catch(() => null);
  let line: SpokenLine | null = null;
  await expect.poll(async () => (line = (await said()) as SpokenLine | null), made).not.toBeNull();
  const { sound, seconds } = line as unknown as SpokenLine;
  await writeFile(at('voice.mp3'), Buffer.from(sound.split(',')[1] ?? '', 'base64'));
  const length = (Math.ceil((quietBefore + seconds + 3) * fps) / fps).toFixed(2);
  const pictures = ['-f', 'lavfi', '-i', `testsrc=s=320x180:r=${fps}:d=${length}`];
  const music = ['-f', 'lavfi', '-i', `aevalsrc=0.04*sin(2*PI*6500*t)|-0.04*sin(2*PI*6500*t):s=44100:d=${length}`];
  const voice = `[1:a]aresample=44100,adelay=${quietBefore * 1000}|${quietBefore * 1000},apad,pan=stereo|c0=c0|c1=c0`;
  // Mixing halves what is mixed.
  const mixed = `${voice}[voice];[voice][2:a]amix=inputs=2:duration=shortest,volume=2[a]`;
  const output = ['-map', '0:v', '-map', '[a]', '-t', length, '-pix_fmt', 'yuv420p', '-c:a', 'aac', at('lamp.mp4')];
  ffmpeg(...pictures, '-i', at('voice.mp3'), ...music, '-filter_complex', mixed, ...output);
  return { film: at('lamp.mp4'), spokenUntil: quietBefore + seconds };
}

const middle = 'pan=mono|c0=0.5*c0+0.5*c1';
const sides = 'pan=mono|c0=0.5*c0-0.5*c1';
/** Of what both sides have together only the music, which is higher than any voice. */
const musicInside = `${middle},bandpass=f=6500:width_type=h:w=100`;

/** The loudest sample of a part of a film, in what both sides have together unless told otherwise. */
function peakOf(film: string, from: number, seconds: number, where = middle): number {
  const part = ['-ss', String(from), '-t', String(seconds), '-i', film, '-map', '0:a:0', '-af', where];
  const pcm = ffmpeg(...part, '-ar', '16000', '-f', 's16le', 'pipe:1');
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, Math.floor(pcm.length / 2));
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;
}

/** Times of a file of subtitles, in seconds. */
function cuesOf(srt: string): { start: number; end: number }[] {
  const second = (time: string): number =>
    time.split(/[:,]/).reduce((sum, part, index) => sum + Number(part) * ([3600, 60, 1, 0.001][index] ?? 0), 0);
  return [...srt.matchAll(/(\S+) --> (\S+)/g)].map(([, start = '', end = '']) => ({
    start: second(start),
    end: second(end),
  }));
}

async function downloaded(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name: `Download ${name}` });
  await link.waitFor(made);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return file.path();
}

async function translate(page: Page, language: string, voice: string, texts: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: 'Speaker 1', exact: true }).selectOption({ label: voice }, patience);
  for (const [index, text] of texts.entries())
    await page.getByRole('textbox', { name: `${language}, line ${index + 1}` }).fill(text, patience);
}

it('transcribes an English film, takes two translations, and dubs it in both languages', async () => {
  const { info } = await registered(url);
  const { film, spokenUntil } = await makeTalkingFilm(info.token);
  const { page } = await openSignedIn(browser, url, info.token, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/terms?dashboard=video-translation`);
  await page.getByRole('combobox', { name: 'Spoken language' }).selectOption('en', patience);
  await page.locator('[data-tool-form] input[type=file]').first().setInputFiles(film);
  const first = page.getByRole('textbox', { name: 'Transcript, line 1' });
  await first.waitFor(made);
  await expect.poll(() => first.inputValue(), patience).toMatch(/desk lamp/i);
  await page.getByText('Automatic translation isn’t set up here.').waitFor(patience);
  await page.getByText('Translate at least one line into Español.').waitFor(patience);

  await translate(page, 'Español', 'Lucía · eSpeak NG', ['Conoce la nueva lámpara.', 'Pide la tuya hoy.']);
  await page.getByRole('combobox', { name: 'Add language' }).selectOption('de', patience);
  await page.getByRole('textbox', { name: 'Deutsch, line 1' }).waitFor(patience);
  await translate(page, 'Deutsch', 'Clara · eSpeak NG', ['Das ist die neue Lampe.', 'Bestell sie heute.']);
  await page.getByText('Saved', { exact: true }).waitFor(patience);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Dub video · 2 credits' }).click(patience);

  const { seconds } = await openMedia().probe(film);
  for (const language of ['es', 'de']) {
    const dubbed = await downloaded(page, `lamp-${language}.mp4`);
    const facts = await openMedia().probe(dubbed);
    expect(Math.abs(facts.seconds - seconds)).toBeLessThanOrEqual(1 / fps);
    expect(facts.video).toMatchObject({ width: 320, height: 180, codec: 'avc' });
    // Silence before anybody speaks and after the last line; the new voice where the old one was.
    expect(peakOf(dubbed, 0.2, quietBefore - 0.6)).toBeLessThan(0.01);
    expect(peakOf(dubbed, quietBefore, spokenUntil - quietBefore)).toBeGreaterThan(0.1);
    expect(peakOf(dubbed, seconds - 0.8, 0.7)).toBeLessThan(0.01);
    // The music stays at the sides where nobody speaks, and is all that is left of the film where somebody does.
    for (const from of [0.5, seconds - 0.7]) expect(peakOf(dubbed, from, 0.4, sides)).toBeGreaterThan(0.01);
    expect(peakOf(dubbed, 0.5, 0.4, musicInside)).toBeLessThan(0.005);
    expect(peakOf(dubbed, quietBefore + 0.5, 0.5, musicInside)).toBeGreaterThan(0.02);
    // Each line is heard while it is shown, and begins with it.
    const cues = cuesOf(await readFile(await downloaded(page, `lamp-${language}.srt`), 'utf8'));
    expect(cues).toHaveLength(2);
    for (const { start, end } of cues) expect(peakOf(dubbed, start, end - start)).toBeGreaterThan(0.1);
    expect(peakOf(dubbed, 0, (cues[0]?.start ?? 0) - 0.3)).toBeLessThan(0.02);
    expect(peakOf(dubbed, cues[0]?.start ?? 0, 0.4)).toBeGreaterThan(0.03);
    // Subtitles that players can switch on.
    expect((await readFile(dubbed)).includes('tx3g')).toBe(true);
  }
  await page.reload();
  await page.getByRole('link', { name: 'Download lamp-de.srt' }).waitFor(made);
  expect(await page.getByRole('textbox', { name: 'Español, line 2' }).inputValue()).toBe('Pide la tuya hoy.');
  await dubInBatch(page, info);
}, 500_000);

/** The same film once more, as rows of a batch: the uploaded one is known by its name. */
async function dubInBatch(page: Page, { token, credits: before }: UserInfo): Promise<void> {
  await page.goto(`${url}/?dashboard=batch-creation`);
  await page.getByLabel('What to create').selectOption({ label: 'Video translation' }, patience);
  await page.getByRole('button', { name: 'Combine lists' }).click(patience);
  for (const choice of ['lamp.mp4', 'Deutsch', 'Italiano'])
    await page.getByRole('checkbox', { name: choice, exact: true }).click(patience);
  await page.getByRole('button', { name: 'Add 2 rows' }).click(patience);
  const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);
  await expect.poll(() => cell(1, 2).getAttribute('title'), patience).toMatch(/^Paste a translation/);
  await cell(0, 2).click();
  await page.getByRole('grid').evaluate((grid) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1\n00:00:02,000 --> 00:00:04,000\nDas ist die Lampe.\n');
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => cell(0, 2).getAttribute('aria-invalid'), patience).toBe('false');
  await page.getByRole('button', { name: 'Review 2 rows' }).click(patience);
  await page.getByText(/^Row 2: Translation: Paste a translation/).waitFor(patience);
  await page.getByRole('button', { name: 'Create 1 · 1 credit' }).click(patience);
  await page.getByText('Done: 1 · Failed: 0').waitFor(made);
  await page.getByRole('link', { name: 'lamp · Deutsch' }).click(patience);
  await page.getByRole('link', { name: 'Download lamp-de.srt' }).waitFor(patience);
  const answer = await fetch(`${url}/api/user/info`, { headers: { authorization: token } });
  const { data } = (await answer.json()) as { data: { credits: number } };
  expect(data.credits).toBe(before - 3);
}
