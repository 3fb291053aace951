import { BrandKitInput } from '@adwright/contract/brand-kit/brand-kit.ts';
import { chunkMaxBytes, type UploadState } from '@adwright/contract/upload/upload.ts';
import { sweepUploads } from '@adwright/domain/uploads/sweep-uploads.ts';
import { sampleFont } from '@adwright/renderer/testing/sample-font.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg, makeFilm, type TestFilm } from '@adwright/media/testing/make-film.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Begins as a film does, and is none. */
const mp4 = (bytes: number) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), randomBytes(bytes - 12)]);
const sumOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
const path = '/api/product/upload-chunk';

describeOnDatabases('uploads', (database) => {
  let server: TestApp;
  let token = '';
  let person = '';
  let folder = '';
  const made = (name: string, film: TestFilm = {}) => readFile(makeFilm(join(folder, name), film));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-films-'));
    server = await openRunApp(database(), { worker: false });
    const own = await server.signUp();
    ({ token } = own);
    person = own.user_info.user_id;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function send(fields: Record<string, unknown>, chunk: Uint8Array, as = token) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('chunk', new Blob([Uint8Array.from(chunk)]));
    const encoded = new Request('http://localhost', { method: 'POST', body: form });
    const response = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: as, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: response.statusCode, data: response.json().data as UploadState & { error?: string } };
  }
  const parts = (body: Uint8Array, size: number) =>
    Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
      body.subarray(index * size, (index + 1) * size),
    );

  it('come whole in any order, with repeats, and stay their sender’s', async () => {
    const body = await made('clip.mp4', { seconds: 2 });
    const chunks = parts(body, Math.ceil(body.length / 4));
    const fields = { upload_id: randomUUID(), total: chunks.length, sha256: sumOf(body), name: 'Clip Ü.mov' };
    for (const index of [2, 0, 2, 3]) await send({ ...fields, index }, chunks[index] ?? body);
    const state = await server.call('productUploadState', { upload_id: fields.upload_id }, { token });
    expect(state.body.data).toMatchObject({ received: [0, 2, 3], total: 4, asset: null });
    const stranger = (await server.signUp()).token;
    const theirs = await server.call('productUploadState', { upload_id: fields.upload_id }, { token: stranger });
    expect(theirs.status).toBe(404);
    const last = await send({ ...fields, index: 1 }, chunks[1] ?? body);
    expect(last.data.asset).toMatchObject({
      name: 'clip-ü.mp4',
      mime: 'video/mp4',
      bytes: body.length,
      width: 96,
      height: 64,
      duration_seconds: 2,
      has_audio: true,
    });
    const again = await send({ ...fields, index: 1 }, chunks[1] ?? body);
    expect(again.data.asset?.asset_id).toBe(last.data.asset?.asset_id);
    const file = await server.app.inject(last.data.asset?.url ?? '');
    expect(sumOf(file.rawPayload)).toBe(fields.sha256);
  });

  it('of pictures are made anew: nothing but pixels is kept', async () => {
    const picture = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'blue' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await send({ upload_id: randomUUID(), index: 0, total: 1, name: 'a.png' }, picture);
    expect(data.asset).toMatchObject({ mime: 'image/jpeg', name: 'a.jpg', width: 20, height: 60 });
    const file = await server.app.inject(data.asset?.url ?? '');
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'wrong_file_kind'],
    ['a page that calls itself a picture', Buffer.from('<!doctype html>'), 415, 'wrong_file_kind'],
    ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 422, 'picture_damaged'],
    ['nothing', Buffer.alloc(0), 422, 'upload_damaged'],
    ['a part that is too large', mp4(chunkMaxBytes + 1), 413, 'too_large'],
  ])('refuse %s and keep nothing', async (_name, body, status, error) => {
    const upload_id = randomUUID();
    const answer = await send({ upload_id, index: 0, total: 1, name: 'x.png' }, body);
    expect({ status: answer.status, error: answer.data.error }).toEqual({ status, error });
  });

  it('of sound in a film’s container are sound', async () => {
    const file = join(folder, 'voice.webm');
    ffmpeg('-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'libopus', file);
    const { data } = await send({ upload_id: randomUUID(), index: 0, total: 1, name: 'v.webm' }, await readFile(file));
    expect(data.asset).toMatchObject({ name: 'v.weba', mime: 'audio/webm', width: null, has_audio: true });
  });

  it.each([
    ['is none', 'media_unreadable', async () => mp4(50_000)],
    ['is cut off', 'media_incomplete', async () => (await made('whole.mp4', { seconds: 2 })).subarray(0, 15_000)],
  ])('refuse a film that %s, before anything of it is kept', async (_name, error, body) => {
    const fields = { upload_id: randomUUID(), index: 0, total: 1, name: 'x.mp4' };
    const answer = await send(fields, await body());
    expect({ status: answer.status, error: answer.data.error }).toEqual({ status: 422, error });
    expect((await server.call('productUploadState', { upload_id: fields.upload_id }, { token })).status).toBe(404);
  });

  it('refuse what is not the file that was begun, and what arrives changed', async () => {
    const body = mp4(1000);
    const fields = { upload_id: randomUUID(), index: 0, total: 2, sha256: sumOf(body) };
    await send(fields, body);
    expect((await send({ ...fields, total: 3 }, body)).data.error).toBe('upload_mismatch');
    expect((await send({ ...fields, index: 1 }, Buffer.from('changed'))).data.error).toBe('upload_damaged');
    expect((await server.call('productUploadState', { upload_id: fields.upload_id }, { token })).status).toBe(404);
    expect((await send({ ...fields, index: 5 }, body)).status).toBe(400);
  });

  it('keep a part that has arrived, whatever is sent in its place', async () => {
    const body = await made('kept.mp4');
    const [first, second] = parts(body, Math.ceil(body.length / 2));
    const fields = { upload_id: randomUUID(), total: 2, sha256: sumOf(body) };
    await send({ ...fields, index: 0 }, first ?? body);
    expect((await send({ ...fields, index: 0 }, Buffer.alloc(0))).data.error).toBe('upload_damaged');
    expect((await send({ ...fields, index: 0 }, mp4(chunkMaxBytes + 1))).data.error).toBe('too_large');
    const state = await server.call('productUploadState', { upload_id: fields.upload_id }, { token });
    expect(state.body.data.received).toEqual([0]);
    const whole = await send({ ...fields, index: 1 }, second ?? body);
    expect(whole).toMatchObject({ status: 200, data: { asset: { bytes: body.length } } });
    expect((await send({ ...fields, index: 0 }, Buffer.alloc(0))).status).toBe(200);
  });

  it('that nobody goes on with are cleared away after a day', async () => {
    const upload_id = randomUUID();
    await send({ upload_id, index: 0, total: 2 }, mp4(500));
    const { deps } = server;
    const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    await sweepUploads({ ...deps, clock: tomorrow });
    expect((await server.call('productUploadState', { upload_id }, { token })).status).toBe(404);
  });

  it('take fonts, which are cleaned, and set only the brand of whoever sent them', async () => {
    const one = (body: Uint8Array, name: string) => send({ upload_id: randomUUID(), index: 0, total: 1, name }, body);
    const font = await readFile(sampleFont);
    const { asset } = (await one(font, 'Acme Grotesk.woff2')).data;
    expect(asset).toMatchObject({ name: 'acme-grotesk.ttf', mime: 'font/ttf', width: null });
    const broken = await one(font.subarray(0, 4000), 'half.woff2');
    expect([broken.status, broken.data.error]).toEqual([422, 'font_unreadable']);
    const drawing = await one(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><font/></svg>'), 'font.ttf');
    expect([drawing.status, drawing.data.error]).toEqual([415, 'wrong_file_kind']);

    const heading = { id: asset?.asset_id ?? '', name: 'Acme Grotesk', license: 'Bought in 2026' };
    const kit = BrandKitInput.parse({ name: 'Acme', fonts: { heading, body: null } });
    const own = (await server.call('brandKitCreate', kit, { token })).body.data;
    expect(own.fonts).toEqual({ heading, body: null });
    expect((await server.app.inject(own.font_urls[heading.id] ?? '')).statusCode).toBe(200);
    const stranger = (await server.signUp()).token;
    const theirs = (await server.call('brandKitCreate', kit, { token: stranger })).body.data;
    expect([theirs.fonts, theirs.font_urls]).toEqual([{ heading: null, body: null }, {}]);
    expect(await server.deps.work.stores.assets.named(person, [heading.id])).toEqual([heading.id]);
  });

  it('become the photo of whoever sent them: square, small, and gone when it is taken away', async () => {
    const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const { asset } = (await send({ upload_id: randomUUID(), index: 0, total: 1, name: 'me.jpg' }, wide)).data;
    const change = (asset_id: string | null, as = token) =>
      server.call('userPictureChange', { asset_id }, { token: as });
    const first = (await change(asset?.asset_id ?? '')).body.data.picture ?? '';
    const { list } = (await server.call('assetGet', { ids: first }, { token })).body.data;
    expect(list).toMatchObject([{ mime: 'image/webp', width: 256, height: 256 }]);
    expect((await server.call('userInfo', {}, { token })).body.data.user_info.user_picture).toBe(first);
    expect(await server.deps.work.stores.assets.named(person, [first])).toEqual([first]);

    const stranger = (await server.signUp()).token;
    expect((await change(first, stranger)).status).toBe(404);
    expect((await server.call('assetGet', { ids: first }, { token: stranger })).body.data.list).toEqual([]);
    const film = (await send({ upload_id: randomUUID(), index: 0, total: 1 }, await made('me.mp4'))).data.asset;
    expect((await change(film?.asset_id ?? '')).status).toBe(415);

    const second = (await change(asset?.asset_id ?? '')).body.data.picture ?? '';
    expect(await server.deps.work.stores.assets.ofUser(person, [first])).toEqual([]);
    expect((await change(null)).body.data.picture).toBeNull();
    expect(await server.deps.work.stores.assets.ofUser(person, [second])).toEqual([]);
    expect((await server.call('userInfo', {}, { token })).body.data.user_info.user_picture).toBeUndefined();
  });
});
