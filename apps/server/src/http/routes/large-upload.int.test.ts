import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { openAt } from '@adwright/test-kit/database-place.ts';
import { describeOnPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';

const megabyte = 1024 * 1024;
const chunkBytes = 6 * megabyte;
const total = 50;

/** Part `index` of a film of 300 MB, made when it is needed. */
function part(index: number): Buffer {
  const body = Buffer.alloc(chunkBytes, index + 1);
  if (index === 0) body.write('\u0000\u0000\u0000\u0018ftypisom', 'latin1');
  return body;
}

describeOnPlaces('a large upload', (place) => {
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
    'of 300 MB through a connection cut five times arrives whole, in little memory',
    { timeout: 180_000 },
    async () => {
      const token = await person();
      const server = await startServerProcess(place().options);
      const upload_id = randomUUID();
      const sum = createHash('sha256');
      for (let index = 0; index < total; index += 1) sum.update(part(index));
      const sha256 = sum.digest('hex');
      const before = await server.residentMegabytes();
      let peak = before;
      let answer: { data: { received: number[]; asset: { bytes: number; url: string } | null } } | null = null;
      const send = async (index: number, cutAfter = Number.POSITIVE_INFINITY) => {
        const fields = { upload_id, index, total, sha256, name: 'film.mp4' };
        answer = await post(server.url, token, fields, part(index), cutAfter);
        peak = Math.max(peak, await server.residentMegabytes());
      };
      let cuts = 0;
      for (let index = 0; index < total; index += 1) {
        if (index % 10 === 5) await send(index, 2 * megabyte).catch(() => (cuts += 1));
        await send(index);
      }
      expect(cuts).toBe(5);
      const asset = (answer as { data: { asset: { bytes: number; url: string } | null } } | null)?.data.asset;
      expect(asset?.bytes).toBe(total * chunkBytes);
      const file = await fetch(server.url + (asset?.url ?? ''));
      const read = createHash('sha256');
      for await (const chunk of file.body ?? []) read.update(chunk);
      expect(read.digest('hex')).toBe(sha256);
      expect(peak - before).toBeLessThan(200);
      expect(await server.stop()).toBe(0);
    },
  );
});

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
