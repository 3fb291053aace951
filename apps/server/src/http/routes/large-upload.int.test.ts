import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Run } from '@adwright/contract/run/run.ts';
import { type UploadState, uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { makeFilm } from '@adwright/media/testing/make-film.ts';
import { openAt } from '@adwright/test-kit/database-place.ts';
import { describeOnPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeFilm } from '../../testing/large-film.ts';
import { startServerProcess } from '../../testing/server-process.ts';

const megabyte = 1024 * 1024;
const program = fileURLToPath(new URL('../../testing/film-server.ts', import.meta.url));

describeOnPlaces('a large file', (place) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-large-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Written before the server has the database open. */
  async function person(): Promise<string> {
    const database = await openAt(place().options);
    const token = newToken();
    const { id: userId } = await createAccount(database.work.stores);
    await database.work.stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
    await database.close();
    return token;
  }

  it(
    'through a connection cut five times arrives whole, is worked on and comes back in parts, in little memory',
    { timeout: 240_000 },
    async () => {
      // The largest there may be.
      const clip = await readFile(makeFilm(join(folder, 'film.mp4'), { seconds: 2 }));
      const bytes = uploadMaxBytes.video;
      const film = largeFilm(clip, bytes);
      const token = await person();
      const server = await startServerProcess(place().options, {}, program);
      const memory = await watchMemory(server);
      const upload_id = randomUUID();
      const send = (index: number, cutAfter = Number.POSITIVE_INFINITY) => {
        const fields = { upload_id, index, total: film.total, sha256: film.sha256, name: 'film.mp4' };
        return post<{ data: UploadState }>(server.url, token, fields, film.part(index), cutAfter);
      };
      let cuts = 0;
      let state: UploadState | null = null;
      for (let index = 0; index < film.total; index += 1) {
        if (index % Math.floor(film.total / 5) === 1 && cuts < 5)
          await send(index, 2 * megabyte).catch(() => (cuts += 1));
        state = (await send(index)).data;
      }
      expect(cuts).toBe(5);
      const asset = state?.asset ?? null;
      expect(asset).toMatchObject({ bytes, width: 96, height: 64, duration_seconds: 2, has_audio: true });

      const run = await finished(server.url, token, { tool: 'film', input: { film: asset?.asset_id } });
      expect(run).toMatchObject({ status: 'succeeded', output: { seconds: 2, sha256: film.sha256 } });
      expect(run.assets).toMatchObject([{ name: 'sound.m4a', mime: 'audio/mp4', duration_seconds: 2 }]);

      const url = server.url + (asset?.url ?? '');
      const range = { start: bytes - 3 * megabyte, end: bytes - megabyte - 1 };
      const part = await fetch(url, { headers: { range: `bytes=${range.start}-${range.end}` } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${range.start}-${range.end}/${bytes}`,
      ]);
      expect((await part.arrayBuffer()).byteLength).toBe(2 * megabyte);
      expect(await sumOf(await fetch(url))).toBe(film.sha256);
      expect(await memory.grown()).toBeLessThan(300);
      expect(await server.stop()).toBe(0);
    },
  );
});

/** What it takes when it has not changed for a while: opening the database takes twice as much for some seconds. */
async function atRest(server: { residentMegabytes(): Promise<number> }): Promise<number> {
  let [now, still] = [await server.residentMegabytes(), 0];
  for (let tries = 60; tries > 0 && still < 6; tries -= 1) {
    await sleep(500);
    const next = await server.residentMegabytes();
    still = Math.abs(next - now) < 15 ? still + 1 : 0;
    now = next;
  }
  return now;
}

/** From its lowest, once it rests: a server that has just started holds much that it will give back. */
async function watchMemory(server: { residentMegabytes(): Promise<number> }) {
  const seen = [await atRest(server)];
  const stop = new AbortController();
  const watch = async (): Promise<void> => {
    for (; !stop.signal.aborted; await sleep(250)) seen.push(await server.residentMegabytes());
  };
  const done = watch();
  return {
    async grown(): Promise<number> {
      stop.abort();
      await done;
      return Math.max(...seen) - Math.min(...seen);
    },
  };
}

async function sumOf(response: Response): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of response.body ?? []) sum.update(chunk);
  return sum.digest('hex');
}

async function finished(url: string, token: string, order: object): Promise<Run> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const body = JSON.stringify(order);
  const started = await fetch(`${url}/api/tool/run`, { method: 'POST', headers, body });
  const { data } = (await started.json()) as { data: { id: string } };
  for (;;) {
    const answer = await fetch(`${url}/api/tool/get?id=${data.id}`, { headers });
    const { data: run } = (await answer.json()) as { data: Run };
    if (run.finished_at !== null) return run;
    await sleep(100);
  }
}

/** One part by hand, so that the connection can be cut in the middle of it. */
async function post<Answer>(
  url: string,
  token: string,
  fields: Readonly<Record<string, string | number>>,
  chunk: Buffer,
  cutAfter: number,
): Promise<Answer> {
  const boundary = 'cut-here';
  const named = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="chunk"; filename="chunk"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(named.join('') + file), chunk, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const sending = request(`${url}/api/product/upload-chunk`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  });
  if (cutAfter < body.length) {
    sending.write(body.subarray(0, cutAfter), () => sending.destroy(new Error('The connection was cut')));
  } else sending.end(body);
  const [response] = (await once(sending, 'response')) as [AsyncIterable<Buffer> & { statusCode?: number }];
  let text = '';
  for await (const piece of response) text += piece.toString();
  if (response.statusCode !== 200) throw new Error(text);
  return JSON.parse(text) as Answer;
}
