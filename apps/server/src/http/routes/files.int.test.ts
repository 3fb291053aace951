import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

describeOnDatabases('files', (database) => {
  let server: TestApp;
  let png = '';
  let svg = '';
  beforeAll(async () => {
    server = await openRunApp(database());
    ({ png, svg } = await makeCode());
  });
  afterAll(() => server.close());

  async function makeCode(): Promise<{ png: string; svg: string }> {
    const { token } = await server.signUp();
    const request = { tool: 'qr-code', input: { content: { type: 'url', url: 'example.com' } } };
    const { id } = (await server.call('toolRun', request, { token })).body.data;
    for (;;) {
      const run = (await server.call('toolRunGet', { id }, { token })).body.data;
      const address = (ending: string) => run.assets.find(({ name }) => name.endsWith(ending))?.url ?? '';
      if (run.status === 'succeeded') return { png: address('.png'), svg: address('.svg') };
      await sleep(25);
    }
  }

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

  it('are served whole, typed, and for as long as their address lives', async () => {
    const answer = await get(png);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="qr-code.png"',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d{4}, immutable$/);
    expect((await get(`${png}&download=1`)).headers['content-disposition']).toBe('attachment; filename="qr-code.png"');
  });

  it('are served in parts', async () => {
    const whole = (await get(png)).rawPayload;
    const part = await get(png, { range: 'bytes=1-3' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.toString()).toBe('PNG');
    expect(part.headers).toMatchObject({ 'content-range': `bytes 1-3/${whole.length}`, 'content-length': '3' });
    const tail = await get(png, { range: 'bytes=-4' });
    expect(tail.rawPayload).toEqual(whole.subarray(-4));
    const outside = await get(png, { range: `bytes=${whole.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    expect((await get(png, { range: 'nonsense' })).statusCode).toBe(200);
  });

  it('of a kind that can carry scripts are only ever saved', async () => {
    const answer = await get(svg);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="qr-code.svg"',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('are refused without the very signature, and nothing is told about them', async () => {
    const { png: foreign } = await makeCode();
    const [path = '', query = ''] = png.split('?');
    const [foreignPath = ''] = foreign.split('?');
    const parameters = new URLSearchParams(query);
    const later = new URLSearchParams({
      ...Object.fromEntries(parameters),
      expires: String(Number(parameters.get('expires')) + 900),
    });
    const guesses = [
      path,
      `${path}?expires=${parameters.get('expires')}`,
      `${path}?expires=&signature=`,
      `${path}?${later}`,
      `${path}?${query.slice(0, -1)}${query.endsWith('A') ? 'B' : 'A'}`,
      // Somebody else's file under the signature of one's own, and one's own file under another name.
      `${foreignPath}?${query}`,
      `${path.replace('qr-code.png', 'qr-code.svg')}?${query}`,
      '/files/00000000-0000-4000-8000-000000000000/qr-code.png',
      '/files/x/..%2f..%2fsecret?expires=9999999999&signature=x',
      `${path}?${query}&${query}`,
    ];
    for (const guess of guesses) {
      const { statusCode } = await get(guess);
      expect({ guess, refused: [400, 403].includes(statusCode) }).toEqual({ guess, refused: true });
    }
  });

  it('are gone when they are gone', async () => {
    const unknown = server.deps.links.sign({ id: '00000000-0000-4000-8000-000000000000', name: 'a.png' });
    expect((await get(unknown)).statusCode).toBe(404);
    const asset = { id: png.split('/')[2] ?? '', name: 'other.png' };
    expect((await get(server.deps.links.sign(asset))).statusCode).toBe(404);
  });

  it('are refused once their time is over', async () => {
    server.clock.advance(3 * 60 * 60);
    expect((await get(png)).statusCode).toBe(403);
  });
});
