import { silence } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createMusicSamples } from './music-samples.ts';

test('pieces are played one at a time, each once, and one that fails holds up none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-music-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const played: string[] = [];
  let [atOnce, most] = [0, 0];
  const samples = createMusicSamples({
    folder,
    async play({ id }) {
      played.push(id);
      most = Math.max(most, (atOnce += 1));
      await sleep(5);
      atOnce -= 1;
      if (id === 'linen') throw new Error('A thread that died');
      return encodeWav(silence(0.05));
    },
  });
  const asked = ['morning-run', 'linen', 'velvet', 'velvet'].map((id) => samples.read(id));
  const heard = await Promise.allSettled(asked);
  expect(heard.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect([most, played.toSorted()]).toEqual([1, ['linen', 'morning-run', 'velvet']]);
  expect(await samples.read('no-such-piece')).toBeNull();
});
