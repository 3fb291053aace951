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

it('hands out the first sentence while the next is made, then keeps both as one file', async () => {
  const samples = open();
  const answer = samples.coming('one');
  await until(1);
  expect(asked[0]?.text).toBe('Good ads begin with a good voice.');
  asked[0]?.done();
  const [sentences, whole] = [(await answer)?.[Symbol.asyncIterator](), samples.read('one')];
  const first = (await sentences?.next())?.value as Uint8Array;
  await until(2);
  asked[1]?.done();
  const second = (await sentences?.next())?.value as Uint8Array;
  expect((await sentences?.next())?.done).toBe(true);
  const both = Buffer.concat([first, second]);
  expect(both.toString()).toMatch(/^Good ads .*voice\.\|Try this one .*alive\.\|$/u);
  expect(Buffer.from((await whole)?.bytes ?? [])).toEqual(both);
  expect(await samples.coming('one')).toBeNull();
  expect(Buffer.from((await samples.read('one'))?.bytes ?? [])).toEqual(both);
  expect(asked).toHaveLength(2);
});

it('answers nothing for a voice that is not there, and tries again what failed', async () => {
  const samples = open();
  expect(await samples.coming('nobody')).toBeNull();
  const answer = samples.coming('one');
  await until(1);
  asked[0]?.fail(new Error('no room'));
  await expect(answer).rejects.toThrow('no room');
  void samples.coming('one').catch(() => undefined);
  await until(2);
  asked[1]?.done();
  await until(3);
  asked[2]?.done();
  expect((await samples.read('one'))?.mime).toBe('audio/mpeg');
});
