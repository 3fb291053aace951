import { expect, it } from 'vitest';
import type { FileStorage } from './ports.ts';
import { stageAssets } from './stage-assets.ts';

function memory() {
  const files = new Map<string, Uint8Array>();
  const storage: Pick<FileStorage, 'put' | 'putFile' | 'remove'> = {
    put: async (key, body) => void files.set(key, body),
    putFile: async (key) => {
      files.set(key, body);
      return body.byteLength;
    },
    remove: async (key) => void files.delete(key),
  };
  return { files, storage };
}

const body = new Uint8Array([1, 2, 3]);
const run = { id: 'r1', userId: 'u1', attempts: 1 };

it('lists one row per name and counts the bytes', async () => {
  const { files, storage } = memory();
  const staged = stageAssets(storage, run);
  await staged.add({ name: 'code.png', mime: 'image/png', body, width: 3, height: 4 });
  await staged.add({ name: 'code.png', mime: 'image/png', body: new Uint8Array(5) });
  expect(staged.list()).toMatchObject([{ name: 'code.png', bytes: 5, width: null, runId: 'r1', userId: 'u1' }]);
  expect(files.size).toBe(1);
});

it('takes a file over and counts what it weighs', async () => {
  const { storage } = memory();
  const staged = stageAssets(storage, run);
  await staged.add({
    name: 'film.mp4',
    mime: 'video/mp4',
    file: '/somewhere/film.mp4',
    seconds: 2.0004,
    hasAudio: false,
  });
  expect(staged.list()).toMatchObject([{ bytes: 3, durationMs: 2000, hasAudio: false }]);
});

it.each(['../../etc/passwd', 'a/b.png', '.hidden', '', 'x'.repeat(101), 'مصباح.مكتب/x.png', '\u202Egnp.exe'])(
  'refuses the name %j',
  async (name) => {
    const { files, storage } = memory();
    await expect(stageAssets(storage, run).add({ name, mime: 'image/png', body })).rejects.toThrow(
      'unusable asset name',
    );
    expect(files.size).toBe(0);
  },
);

it.each(['مصباح-مكتب-9x16.mp4', 'クリーム-clone.zip', 'кружка.png', 'हाथ-से-बना.png'])(
  'keeps the name %s in its own letters, and stores it under one that every storage takes',
  async (name) => {
    const { files, storage } = memory();
    const staged = stageAssets(storage, { ...run, attempts: 2 });
    await staged.add({ name, mime: 'image/png', body });
    const [row] = staged.list();
    expect(row?.name).toBe(name);
    expect(row?.storageKey).toMatch(/^[a-z0-9/._-]+$/);
    expect([...files.keys()]).toEqual([row?.storageKey]);
    expect(row?.storageKey).toMatch(new RegExp(`\\${name.slice(name.lastIndexOf('.'))}$`));
    // What an attempt left that was killed lies under the same name one attempt before.
    files.set(row?.storageKey.replace('/2/', '/1/') ?? '', body);
    await staged.sweepEarlierAttempts();
    expect([...files.keys()]).toEqual([row?.storageKey]);
  },
);

it('discards what it wrote, and only that', async () => {
  const { files, storage } = memory();
  const winner = stageAssets(storage, run);
  const loser = stageAssets(storage, { ...run, attempts: 2 });
  await winner.add({ name: 'a.png', mime: 'image/png', body });
  await loser.add({ name: 'a.png', mime: 'image/png', body });
  await loser.discard();
  expect([...files.keys()]).toEqual(winner.list().map((asset) => asset.storageKey));
  await expect(loser.add({ name: 'late.png', mime: 'image/png', body })).rejects.toThrow('over');
});

it('sweeps what killed attempts left under the same names', async () => {
  const { files, storage } = memory();
  await stageAssets(storage, run).add({ name: 'a.png', mime: 'image/png', body });
  const second = stageAssets(storage, { ...run, attempts: 2 });
  await second.add({ name: 'a.png', mime: 'image/png', body });
  await second.sweepEarlierAttempts();
  expect([...files.keys()]).toEqual(second.list().map((asset) => asset.storageKey));
});
