import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Speaker, Speech } from '@adwright/domain/engines/speech.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberSpeech } from './remember-speech.ts';

let folder = '';
let said = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-lines-'));
  said = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const call = { userId: null, runId: null };
const speaker: Speaker = {
  voices: async () => [],
  async speak({ text }): Promise<Speech> {
    said += 1;
    const words = [{ text, start: 0, end: 1 }];
    const file = { bytes: new TextEncoder().encode(`${text} ${said}`), mime: 'audio/wav' };
    return { file, seconds: 1, words, phonemes: [], visemes: [], engine: 'test' };
  },
};
const sound = ({ file }: Speech): string => new TextDecoder().decode(file.bytes);

it('says a line once, however often and by whomever it is asked for', async () => {
  const lines = rememberSpeech(speaker, folder);
  const order = { text: 'Hello', voiceId: 'ada' };
  const [first, second] = await Promise.all([lines.speak(order, call), lines.speak(order, call)]);
  const third = await rememberSpeech(speaker, folder).speak(order, call);
  expect([first, second, third].map(sound)).toEqual(['Hello 1', 'Hello 1', 'Hello 1']);
  expect(third.words).toEqual(first.words);
});

it('says it anew in another voice, at another speed, or where what was kept is broken', async () => {
  const lines = rememberSpeech(speaker, folder);
  await lines.speak({ text: 'Hello', voiceId: 'ada' }, call);
  await lines.speak({ text: 'Hello', voiceId: 'ben' }, call);
  await lines.speak({ text: 'Hello', voiceId: 'ada', speed: 1.2 }, call);
  expect(said).toBe(3);
  for (const name of await readdir(folder)) if (name.endsWith('.json')) await writeFile(join(folder, name), '{');
  await lines.speak({ text: 'Hello', voiceId: 'ada' }, call);
  expect(said).toBe(4);
});
