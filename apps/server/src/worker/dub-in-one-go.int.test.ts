import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg, makeFilm } from '@adwright/media/testing/make-film.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import type { ToolContext } from '@adwright/tools/tool.ts';
import { Dubbed } from '@adwright/tools/video-translation/contract.ts';
import { job } from '@adwright/tools/video-translation/node/job.ts';
import { toneVoices } from '@adwright/tools/video-translation/testing/tone-voices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const video = '00000000-0000-4000-8000-000000000000';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-one-go-'));
  makeFilm(join(folder, 'talk.mp4'), { seconds: 4 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const words = ['Meet', 'it.', 'Buy', 'it.'].map((text, i) => ({ text, start: 0.5 + i * 0.5, end: 0.9 + i * 0.5 }));
const heard = { language: 'en', words, segments: [], engine: 'Ears' };

function contextFor(change: Partial<ToolContext> = {}) {
  const listener = { ...toneVoices.listener, transcribe: async () => heard };
  const test = createJobContext({ speech: { ...toneVoices, listener } as never });
  const openAsset = async () => ({ path: join(folder, 'talk.mp4'), name: 'talk.mp4' }) as never;
  const temporaryFile = async (name: string) => join(folder, `${Math.random()}-${name}`);
  return { ...test, context: { ...test.context, media: openMedia(), openAsset, temporaryFile, ...change } };
}

async function made(order: object, change: Partial<ToolContext> = {}) {
  const test = contextFor(change);
  const input = VideoTranslationInput.parse({ mode: 'auto', video, seconds: 4, language: 'de', ...order });
  return { output: Dubbed.parse(await job(input, test.context)), ...test };
}

it('dubs subtitles at their times, and hears nothing for it', async () => {
  const translation = '1\n00:00:01,000 --> 00:00:02,000\nEins zwei\n\n2\n00:00:09,000 --> 00:00:10,000\nNie';
  const { output, saved, stages } = await made({ translation });
  expect(output.films[0]).toMatchObject({ language: 'de', file: 'talk-de.mp4', lines: [{ start: 1 }] });
  expect(output.found?.lines).toMatchObject([{ id: 'line-1', said: { de: 'Eins zwei' } }]);
  expect([stages.includes('listen'), [...saved.keys()].length]).toEqual([false, 4]);
}, 60_000);

it('puts a pasted text where somebody speaks', async () => {
  const { output } = await made({ translation: 'Das ist sie. Kauf sie.', subtitles: 'none' });
  expect(output.found).toMatchObject({
    spoken: 'en',
    lines: [
      { start: 0.5, text: 'Meet it.', said: { de: 'Das ist sie.' } },
      { start: 1.5, text: 'Buy it.', said: { de: 'Kauf sie.' } },
    ],
  });
}, 60_000);

it('is translated by whoever does that here', async () => {
  const translation = {
    translate: async ({ texts }: { texts: string[] }) => ({
      texts: texts.map((text) => `DE ${text}`),
      engine: 'Tongue',
    }),
  };
  const engines = { ...noEngines, translation: translation as never };
  const { output, stages } = await made({}, { engines });
  expect(output.found?.lines.map(({ said }) => said['de'])).toEqual(['DE Meet it.', 'DE Buy it.']);
  expect(stages).toEqual(['listen', 'translate', 'speak', 'mix', 'pack']);
  const asked = made({ language: 'en' }, { engines });
  await expect(asked).rejects.toMatchObject({ code: 'language_spoken' });
}, 60_000);

it('moves no lips where two people speak', async () => {
  const film = join(folder, 'two.mp4');
  const sound = 'aevalsrc=sin(2*PI*t*if(lt(t\\,1.45)\\,110\\,220)):d=4';
  ffmpeg('-f', 'lavfi', '-i', 'testsrc=s=64x64:r=5:d=4', '-f', 'lavfi', '-i', sound, '-pix_fmt', 'yuv420p', film);
  const openAsset = async () => ({ path: film, name: 'two.mp4' }) as never;
  const asked = made({ translation: 'Eins. Zwei.', match_lips: true, consent: true }, { openAsset });
  await expect(asked).rejects.toMatchObject({ code: 'clip_speakers_several' });
}, 60_000);

it('is not made of a film that is longer than what was paid', async () => {
  await expect(made({ seconds: 1, translation: 'Eins.' })).rejects.toMatchObject({ code: 'invalid_input' });
}, 60_000);
