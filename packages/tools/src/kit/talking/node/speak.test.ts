import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Told } from '@adwright/contract/lip-sync/told.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobContext } from '../../../testing/job-context.ts';
import { speak } from './speak.ts';

const audio = '00000000-0000-4000-8000-000000000000';
const recording = Float32Array.from({ length: sampleRate }, (_, i) => 0.5 * Math.sin(i / 20));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-speak-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function loudest(clean: boolean, kept = 0.5): Promise<number> {
  const media = {
    probe: async () => ({ audio: {}, seconds: 1 }),
    extractAudio: async ({ into }: { into: string }) => writeFile(into, encodeMonoWav(recording, sampleRate)),
  };
  const listener = { ...noSpeech.listener, clean: async (sound: Float32Array) => sound.map((sample) => sample * kept) };
  const { context } = createJobContext({ speech: { ...noSpeech, listener }, media: media as never });
  const openAsset = async () => ({ path: 'recording.mp3', name: 'recording.mp3' }) as never;
  const temporaryFile = async (name: string) => join(folder, name);
  const { spoken } = await speak(Told.parse({ audio, clean }), { ...context, openAsset, temporaryFile });
  return spoken.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

it('speaks with a recording as it is, or without its noise where that was asked for', async () => {
  expect(await loudest(false)).toBeCloseTo(0.5, 2);
  expect(await loudest(true)).toBeCloseTo(0.25, 2);
});

it('refuses a recording of which cleaning leaves nothing', async () => {
  await expect(loudest(true, 0.001)).rejects.toMatchObject({ code: 'no_speech' });
});
