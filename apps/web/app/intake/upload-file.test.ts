import { ApiError } from '@adwright/contract/client/error.ts';
import type { Client } from '@adwright/contract/client/client.ts';
import { fakeTimers, until } from '@adwright/contract/client/timers.fake.ts';
import { expect, it } from 'vitest';
import { uploadFile, type UploadMemory } from './upload-file.ts';

const megabyte = 1024 * 1024;
const asset = { asset_id: 'a', name: 'x.mp4', mime: 'video/mp4', bytes: 1, width: null, height: null, url: '/files/a' };

function memory(): UploadMemory & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, id) => void all.set(key, id),
    forget: (key) => void all.delete(key),
  };
}

/** A server that keeps parts, and fails where the test says. */
function server(fails: (index: number) => ApiError | null) {
  const kept = new Map<string, Set<number>>();
  const sent: number[] = [];
  const asked: string[] = [];
  const call = async (id: string, input: unknown) => {
    if (id === 'productUploadState') {
      const uploadId = (input as { upload_id: string }).upload_id;
      asked.push(uploadId);
      const parts = kept.get(uploadId);
      if (!parts) throw new ApiError({ kind: 'refused', status: 404, message: 'unknown' });
      return { upload_id: uploadId, received: [...parts], total: 3, asset: null };
    }
    const form = input as FormData;
    const index = Number(form.get('index'));
    const problem = fails(index);
    if (problem) throw problem;
    sent.push(index);
    const uploadId = form.get('upload_id') as string;
    const parts = kept.get(uploadId) ?? new Set();
    kept.set(uploadId, parts.add(index));
    return { upload_id: uploadId, received: [...parts], total: 3, asset: parts.size === 3 ? asset : null };
  };
  return { sent, asked, client: { call } as unknown as Pick<Client, 'call'> };
}

const file = () => new File([new Uint8Array(5 * megabyte)], 'x.mp4', { lastModified: 1 });
const none = new AbortController().signal;

it('waits out a lost connection and goes on where it stopped', async () => {
  const timers = fakeTimers();
  let cuts = 3;
  const { client, sent } = server((index) =>
    index === 1 && cuts-- > 0 ? new ApiError({ kind: 'network', message: 'cut' }) : null,
  );
  const shares: number[] = [];
  const done = uploadFile(
    { client, timers, memory: memory(), newId: () => 'id' },
    { file: file(), signal: none, onProgress: (share) => shares.push(share) },
  );
  for (const ms of [1000, 2000, 4000]) {
    await until(() => timers.waiting(ms) === 1);
    timers.advance(ms);
  }
  expect(await done).toBe(asset);
  expect(sent).toEqual([0, 1, 2]);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it('goes on with the same file after a reload, without what has arrived', async () => {
  const kept = memory();
  const stop = new AbortController();
  const { client, sent } = server((index) => {
    if (index === 2 && !stop.signal.aborted) stop.abort();
    return index === 2 && sent.length < 3 && stop.signal.aborted && sent.length === 2 && !resumed
      ? new ApiError({ kind: 'cancelled', message: 'gone' })
      : null;
  });
  let resumed = false;
  const deps = { client, timers: fakeTimers(), memory: kept, newId: () => 'id' };
  await expect(uploadFile(deps, { file: file(), signal: stop.signal, onProgress: () => {} })).rejects.toThrow('gone');
  resumed = true;
  expect([...kept.all.values()]).toEqual(['id']);
  await uploadFile(deps, { file: file(), signal: none, onProgress: () => {} });
  expect(sent).toEqual([0, 1, 2]);
  expect(kept.all.size).toBe(0);
});

it('asks how far it came only about what the server has a part of', async () => {
  const kept = memory();
  let cut = true;
  const { client, asked, sent } = server(() => (cut ? new ApiError({ kind: 'cancelled', message: 'gone' }) : null));
  const deps = { client, timers: fakeTimers(), memory: kept, newId: () => 'id' };
  const stopped = uploadFile(deps, { file: file(), signal: AbortSignal.abort(), onProgress: () => {} });
  await expect(stopped).rejects.toThrow('gone');
  cut = false;
  await uploadFile(deps, { file: file(), signal: none, onProgress: () => {} });
  expect(sent).toEqual([0, 1, 2]);
  expect(asked).toEqual([]);
});

it('ends with a refusal and forgets the file', async () => {
  const kept = memory();
  const { client } = server(() => new ApiError({ kind: 'refused', status: 415, message: 'wrong kind' }));
  const deps = { client, timers: fakeTimers(), memory: kept, newId: () => 'id' };
  await expect(uploadFile(deps, { file: file(), signal: none, onProgress: () => {} })).rejects.toThrow('wrong kind');
  expect(kept.all.size).toBe(0);
});
