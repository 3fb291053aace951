import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptSound, openKeptSounds } from './kept-sounds.ts';

let folder = '';
let said = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-sounds-'));
  said = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function say(): Promise<KeptSound> {
  said += 1;
  return { samples: Float32Array.of(0, said / 4), rate: 8000, tokens: [], phonemes: [], engine: `take ${said}` };
}

it('says a line once, however often and by whomever it is asked for', async () => {
  const sounds = openKeptSounds(folder);
  const [first, second] = await Promise.all([
    sounds.recall(['ada', 'Hello'], say),
    sounds.recall(['ada', 'Hello'], say),
  ]);
  const third = await openKeptSounds(folder).recall(['ada', 'Hello'], say);
  expect([first, second, third].map(({ engine }) => engine)).toEqual(['take 1', 'take 1', 'take 1']);
  expect(third.samples[1]).toBeCloseTo(0.25, 3);
});

it('says it anew in another voice, at another speed, or where what was kept is broken', async () => {
  const sounds = openKeptSounds(folder);
  for (const key of [
    ['ada', 1],
    ['ben', 1],
    ['ada', 1.2],
  ])
    await sounds.recall(key, say);
  expect(said).toBe(3);
  for (const name of await readdir(folder)) await writeFile(join(folder, name), '{');
  await sounds.recall(['ada', 1], say);
  expect(said).toBe(4);
});

it('lets nobody’s giving up end another’s speech', async () => {
  const sounds = openKeptSounds(folder);
  const given = sounds.recall(['ada'], () => Promise.reject(new Error('called off')));
  const wanted = sounds.recall(['ada'], say);
  await expect(given).rejects.toThrow('called off');
  expect((await wanted).engine).toBe('take 1');
});
