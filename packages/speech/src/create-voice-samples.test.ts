import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { Speaker, Speech, Voice } from '@adwright/domain/engines/speech.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createVoiceSamples } from './create-voice-samples.ts';
import { wavCodec } from './testing/wav-codec.ts';

const voice: Voice = {
  id: 'one',
  name: 'One',
  language: 'en',
  gender: 'female',
  style: 'natural',
  age: null,
  accent: null,
  quality: 'neural',
  engine: 'test',
};
const told = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (sample: EngineFile | null): string => new TextDecoder().decode(sample?.bytes);

let folder = '';
/** What is being said, each until it is let go. */
let asked: { text: string; done: () => void; fail: (error: Error) => void }[] = [];
const speaker: Speaker = {
  voices: async () => [voice],
  knows: async () => true,
  speak: ({ text }) =>
    new Promise<Speech>((resolve, reject) => {
      const file = { bytes: told(`${text}|`), mime: 'audio/wav' };
      const done = () => resolve({ file, seconds: 1, words: [], phonemes: [], visemes: [], engine: 'test' });
      asked.push({ text, done, fail: reject });
    }),
};
const open = () => createVoiceSamples({ speaker, codec: wavCodec, folder });
const until = async (count: number) => {
  await expect.poll(() => asked.length).toBe(count);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-samples-'));
  asked = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is made once for all who ask at the same time, and kept', async () => {
  const samples = open();
  const both = Promise.all([samples.read('one'), samples.read('one')]);
  await until(1);
  asked[0]?.done();
  const [first, second] = (await both).map(textOf);
  expect(first).toMatch(/^Good ads .*alive\.\|$/u);
  expect(second).toBe(first);
  expect(textOf(await open().read('one'))).toBe(first);
  expect(asked).toHaveLength(1);
});

it('answers nothing for a voice that is not there, and tries again what failed', async () => {
  const samples = open();
  expect(await samples.read('nobody')).toBeNull();
  const failing = samples.read('one');
  await until(1);
  asked[0]?.fail(new Error('no room'));
  await expect(failing).rejects.toThrow('no room');
  const again = samples.read('one');
  await until(2);
  asked[1]?.done();
  expect((await again)?.mime).toBe('audio/mpeg');
});
