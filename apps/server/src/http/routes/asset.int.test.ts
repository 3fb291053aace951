import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import type { PictureCall } from '@adwright/domain/engines/pictures.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('previews of cut-outs', (database) => {
  let server: TestApp;
  let token = '';
  const pointed: (readonly CutClick[])[] = [];
  const seen: { width: number; height: number }[] = [];
  let subject: { x: number; y: number; width: number; height: number } | null = { x: 0, y: 0, width: 9, height: 9 };
  beforeAll(async () => {
    const pictures = {
      ...noPictures,
      selectPart: async (bytes: Uint8Array, clicks: readonly CutClick[]) => {
        pointed.push(clicks);
        const { width, height } = await sharp(bytes).metadata();
        return { bytes: Uint8Array.of(1, 2, 3), mime: 'image/png', width, height };
      },
      cutOut: async (bytes: Uint8Array, { signal }: PictureCall = {}) => {
        // A model that is still being loaded must not outlast the call.
        expect(signal).toBeInstanceOf(AbortSignal);
        const { width, height } = await sharp(bytes).metadata();
        seen.push({ width, height });
        const cut = await sharp(bytes).ensureAlpha(0.5).png().toBuffer();
        const made = { bytes: cut, mime: 'image/png', width, height };
        return { picture: made, subject, coverage: 0.5, engine: 'fast' as const };
      },
    };
    server = await openTestApp(database(), { deps: { pictures } });
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  const preview = (picture: string) => server.call('assetCutOutPreview', { picture }, { token });

  it('are small, transparent and for looking only', async () => {
    const { picture } = (await preview('sample:mug:scene')).body.data;
    expect(seen).toEqual([{ width: 512, height: 640 }]);
    const bytes = Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 640, hasAlpha: true });
  });

  it('are given away so often in an hour, and then the answer says when to come back', async () => {
    const strict = await openTestApp(database(), { deps: server.deps, options: { limitFactor: 0.05 } });
    const own = await server.signUp();
    const look = (ip: string) =>
      strict.call('assetCutOutPreview', { picture: 'sample:none:scene' }, { token: own.token, ip });
    const answers = [];
    for (let index = 0; index < 7; index += 1) answers.push(await look(`203.0.113.${index}`));
    expect(answers.map(({ status }) => status).slice(0, 3)).toEqual([404, 404, 404]);
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  it('answer what lies where somebody points, in a picture of their own', async () => {
    const point = (picture: string, clicks: unknown) => server.call('assetCutOutPart', { picture, clicks }, { token });
    const clicks = [
      { x: 0.2, y: 0.9, keep: false },
      { x: 1, y: 0, keep: true },
    ];
    expect((await point('sample:mug:scene', clicks)).body.data).toEqual({ mask: 'data:image/png;base64,AQID' });
    expect(pointed).toEqual([clicks]);
    expect((await point('1f0f5b2e-7a37-4a51-9b7e-0d1f6a3b8c11', clicks)).body.code).toBe(404);
    for (const wrong of [[], [{ x: 2, y: 0, keep: true }], [{ x: 0, y: 0 }], Array(41).fill(clicks[0])])
      expect((await point('sample:mug:scene', wrong)).body.code).toBe(400);
    expect(pointed).toHaveLength(1);
  });

  it('say when nothing stands out, and that a file of somebody else does not exist', async () => {
    subject = null;
    expect((await preview('sample:mug:scene')).body).toMatchObject({ code: 422, data: { error: 'subject_not_found' } });
    expect((await preview('1f0f5b2e-7a37-4a51-9b7e-0d1f6a3b8c11')).body.code).toBe(404);
    expect((await preview('sample:none:scene')).body.code).toBe(404);
    expect((await preview('../../etc/passwd')).body.code).toBe(400);
  });
});

describeOnDatabases('files by their ids', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  it('are answered to their owner, in the order asked for, and to nobody else', async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const keep = (name: string) =>
      database().work.stores.assets.put({
        id: randomUUID(),
        userId: owner.user_info.user_id,
        runId: null,
        name,
        mime: 'image/png',
        bytes: 3,
        width: 1,
        height: 1,
        storageKey: `files/${name}`,
      });
    const [first, second] = [await keep('a.png'), await keep('b.png')];
    const ids = [second.id, randomUUID(), first.id].join(',');
    const own = await server.call('assetGet', { ids }, { token: owner.token });
    expect(own.body.data.list.map(({ name }) => name)).toEqual(['b.png', 'a.png']);
    const theirs = await server.call('assetGet', { ids }, { token: stranger.token });
    expect(theirs.body.data.list).toEqual([]);
    expect((await server.call('assetGet', { ids: 'x' }, { token: owner.token })).status).toBe(400);
  });
});
