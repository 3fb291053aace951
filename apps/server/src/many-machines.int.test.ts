import type { EndpointId } from '@adwright/contract/endpoints.ts';
import { endpoints } from '@adwright/contract/endpoints.ts';
import type { Envelope } from '@adwright/contract/envelope.ts';
import type { CallData } from '@adwright/contract/schemas.ts';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { makeFilm } from '@adwright/media/testing/make-film.ts';
import { type S3Server, startS3Server } from '@adwright/storage/testing/s3-server.ts';
import { openAt } from '@adwright/test-kit/database-place.ts';
import { describeOnPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LargeFilm, largeFilm } from './testing/large-film.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const program = fileURLToPath(new URL('testing/film-server.ts', import.meta.url));
const megabyte = 1024 * 1024;

async function call<Id extends EndpointId>(
  { url }: ServerProcess,
  token: string,
  id: Id,
  body: object | FormData,
): Promise<CallData<Id>> {
  const { method, path } = endpoints[id];
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
  const isForm = body instanceof FormData;
  const response = await fetch(url + path + query, {
    method,
    headers: { authorization: token, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Envelope<CallData<Id>>;
  expect({ status: response.status, answer }).toMatchObject({ status: 200 });
  return answer.data;
}

function partOf(film: LargeFilm, upload_id: string, index: number): FormData {
  const form = new FormData();
  const fields = { upload_id, index, total: film.total, sha256: film.sha256, name: 'film.mp4' };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('chunk', new Blob([film.part(index)]), 'chunk');
  return form;
}

describeOnPlaces('machines that share a database and a bucket', (place) => {
  let bucket: S3Server;
  let folder = '';
  beforeAll(async () => {
    bucket = await startS3Server({ prefix: 'studio' });
    folder = await mkdtemp(join(tmpdir(), 'adwright-machines-'));
  });
  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A machine of its own: it shares the database, the bucket and the secret with the others, and no folder. */
  function machine(name: string, role: 'web' | 'worker'): Promise<ServerProcess> {
    const env = { ROLE: role, SECRET: 's'.repeat(32), ...bucket.env };
    return startServerProcess({ ...place().options, dataDir: join(folder, name) }, env, program);
  }

  async function person(): Promise<string> {
    const database = await openAt(place().options);
    const token = newToken();
    const { id: userId } = await createAccount(database.work.stores);
    await database.work.stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
    await database.close();
    return token;
  }

  it('take a film in parts on two of them, work on it on a third and hand it out on the first', async () => {
    const film = largeFilm(await readFile(makeFilm(join(folder, 'film.mp4'), { seconds: 2 })), 20 * megabyte);
    const token = await person();
    const [one, two, worker] = await Promise.all([
      machine('one', 'web'),
      machine('two', 'web'),
      machine('three', 'worker'),
    ]);
    const upload = randomUUID();
    await call(one, token, 'productUploadChunk', partOf(film, upload, 2));
    await call(two, token, 'productUploadChunk', partOf(film, upload, 0));
    const { asset } = await call(one, token, 'productUploadChunk', partOf(film, upload, 1));
    expect(asset).toMatchObject({ bytes: film.bytes, duration_seconds: 2 });

    const order = { tool: 'film', input: { film: asset?.asset_id } };
    const { id } = await call(two, token, 'toolRun', order);
    let run = await call(two, token, 'toolRunGet', { id });
    for (; run.finished_at === null; await sleep(100)) run = await call(two, token, 'toolRunGet', { id });
    expect(run).toMatchObject({ status: 'succeeded', output: { sha256: film.sha256 } });

    const back = await fetch(one.url + asset?.url);
    expect(
      createHash('sha256')
        .update(await back.bytes())
        .digest('hex'),
    ).toBe(film.sha256);
    const sound = await fetch(one.url + run.assets[0]?.url, { headers: { range: 'bytes=4-7' } });
    expect([sound.status, await sound.text()]).toEqual([206, 'ftyp']);

    // Nothing but the two files is left, and none of them on a machine.
    const kept = [...bucket.bucket.objects.keys()].map((key) => key.split('/')[1] ?? '');
    expect(kept.toSorted()).toEqual(['files', 'runs']);
    expect(bucket.bucket.uploads.size).toBe(0);
    for (const name of ['one', 'two', 'three']) expect(await readdir(join(folder, name))).not.toContain('files');
    for (const each of [one, two, worker]) expect(await each.stop()).toBe(0);
  });
});
