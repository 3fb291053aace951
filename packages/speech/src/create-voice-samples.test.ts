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

it('hands out the first sentence while the rest is made, and keeps both', async () => {
  const samples = open();
  const beginning = samples.read('one', 'first');
  await until(1);
  expect(asked[0]?.text).toBe('Good ads begin with a good voice.');
  asked[0]?.done();
  const first = textOf(await beginning);
  const others = Promise.all([samples.read('one', 'rest'), samples.read('one')]);
  await until(2);
  asked[1]?.done();
  const [rest = '', whole = ''] = (await others).map(textOf);
  expect(whole).toBe(first + rest);
  expect(whole).toMatch(/^Good ads .*voice\.\| ?Try this one .*alive\.\|$/u);
  expect(textOf(await samples.read('one', 'rest'))).toBe(rest);
  expect(asked).toHaveLength(2);
});

it('answers nothing for a voice that is not there, and tries again what failed', async () => {
  const samples = open();
  expect(await samples.read('nobody', 'first')).toBeNull();
  const beginning = samples.read('one', 'first');
  await until(1);
  asked[0]?.fail(new Error('no room'));
  await expect(beginning).rejects.toThrow('no room');
  const whole = samples.read('one');
  await until(2);
  asked[1]?.done();
  await until(3);
  asked[2]?.done();
  expect((await whole)?.mime).toBe('audio/mpeg');
});
