import type { UploadState } from '@adwright/contract/upload/upload.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createRun } from '@adwright/test-kit/factories.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import { slowTool } from '../../testing/slow-tool.ts';
import type { TestApp } from '../../testing/test-app.ts';

const limit = 1_000_000;
const fixture = new URL('./fixtures/image-ad-set-1.json', import.meta.resolve('@adwright/studio/document/kinds.ts'));

describeOnDatabases('what a person may store', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    const tools = { slow: { ...slowTool, queue: 'picture' as const, projectType: 20 } };
    const deps = { storageLimitBytes: limit };
    server = await openRunApp(database(), { worker: false, deps, options: { tools } });
  });
  afterAll(() => server.close());

  async function person() {
    const { token, user_info } = await server.signUp();
    return { token, userId: user_info.user_id };
  }

  async function send(token: string, fields: Record<string, unknown>, chunk = new Uint8Array(1000)) {
    const form = new FormData();
    const all = { upload_id: randomUUID(), index: 0, total: 2, name: 'film.mp4', ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, String(value));
    form.append('chunk', new Blob([chunk]));
    const encoded = new Request('http://localhost', { method: 'POST', body: form });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/product/upload-chunk',
      headers: { authorization: token, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const { message, data } = response.json() as { message: string; data: UploadState & { error?: string } };
    return { status: response.statusCode, message, data };
  }

  const used = async (token: string) => (await server.call('userStorage', {}, { token })).body.data.used_bytes;

  /** A finished project with a file of that size. */
  async function project(userId: string, bytes: number): Promise<string> {
    const { stores } = server.deps.work;
    const run = await createRun(stores, userId, { creditsCost: 0 });
    await stores.projects.insert({ id: run.id, userId, tool: run.tool, title: 'A project', params: {} });
    await stores.projects.addVersion(run.id, run);
    const file = { name: 'a.png', mime: 'image/png', width: 1, height: 1, storageKey: `runs/${run.id}` };
    await stores.assets.put({ id: randomUUID(), userId, runId: run.id, bytes, ...file });
    return run.id;
  }

  it('is counted to the byte, without what was deleted, and with it again once restored', async () => {
    const { token, userId } = await person();
    const answer = await server.call('userStorage', {}, { token });
    expect(answer.body.data).toEqual({ used_bytes: 0, limit_bytes: limit });
    const ids = [await project(userId, 300_001), await project(userId, 200_002)];
    await project((await person()).userId, 999_999);
    expect(await used(token)).toBe(500_003);
    await server.call('projectDelete', { id: ids[0] }, { token });
    expect(await used(token)).toBe(200_002);
    await server.call('projectRestore', { id: ids[0] }, { token });
    expect(await used(token)).toBe(500_003);
  });

  it('refuses a file that does not fit before any of it is kept, and says what to do', async () => {
    const { token, userId } = await person();
    const id = await project(userId, 900_000);
    const upload_id = randomUUID();
    const refused = await send(token, { upload_id, bytes: 100_001 });
    expect([refused.status, refused.data.error]).toEqual([413, 'storage_full']);
    expect(refused.message).toMatch(/Delete work you no longer need, or upgrade your plan/);
    expect((await server.call('productUploadState', { upload_id }, { token })).status).toBe(404);
    // Without its size it is taken for as large as so many parts can be.
    expect((await send(token, { total: 1 })).data.error).toBe('storage_full');
    expect((await send(token, { bytes: 100_000 })).status).toBe(200);
    await server.call('projectDelete', { id }, { token });
    expect((await send(token, { bytes: 900_000 })).status).toBe(200);
  });

  it('keeps room for what is on its way: of ten files at once, as many as fit', async () => {
    const { token, userId } = await person();
    const files = Array.from({ length: 10 }, () => ({ upload_id: randomUUID(), bytes: 300_000 }));
    const answers = await Promise.all(files.map((file) => send(token, file)));
    const refused = answers.filter(({ status }) => status === 413);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([3, 7]);
    // Half an hour after their last part they keep none, and ask for it again when they go on.
    const earlier = `update uploads set touched_at = touched_at - interval '1 hour' where user_id = '${userId}'`;
    await database().db.execute(earlier);
    expect((await send(token, { bytes: 900_000 })).status).toBe(200);
    const begun = files[answers.findIndex(({ status }) => status === 200)];
    expect((await send(token, { ...begun, index: 1 })).data.error).toBe('storage_full');
  });

  it('takes no more of a file than it said it was', async () => {
    const { token } = await person();
    const upload_id = randomUUID();
    expect((await send(token, { upload_id, bytes: 1500 })).status).toBe(200);
    expect((await send(token, { upload_id, bytes: 1500, index: 1 })).data.error).toBe('too_large');
    expect((await send(token, { upload_id, bytes: 900_000, index: 1 })).data.error).toBe('upload_mismatch');
  });

  it('lets no new work begin that makes files while it is full', async () => {
    const { token, userId } = await person();
    const id = await project(userId, limit);
    const order = { tool: 'slow', input: {} };
    const refused = await server.call('toolRun', order, { token });
    expect([refused.status, refused.body.data]).toMatchObject([413, { error: 'storage_full' }]);
    expect((await server.call('userInfo', {}, { token })).body.data.credits).toBe(60);
    await server.call('projectDelete', { id }, { token });
    expect((await server.call('toolRun', order, { token })).status).toBe(200);
  });

  it('has room for drafts and documents beside the files, and as much again', async () => {
    const { token, userId } = await person();
    await project(userId, limit);
    const params = { words: randomBytes(200_000).toString('hex') };
    const draft = () => server.call('projectCreate', { type: 20, params, draft: true, title: 'Lamps' }, { token });
    const first = await draft();
    const write = (project_id: string) => {
      const mutation_id = randomUUID();
      const document = JSON.parse(readFileSync(fixture, 'utf8')) as object;
      const save = { project_id, kind: 'image-ad-set', schema_version: 1, mutation_id, expected_revision: 0, document };
      return server.call('documentSave', save, { token });
    };
    expect((await write(first.body.data.id)).status).toBe(200);
    expect(await used(token)).toBe(limit);
    const statuses: number[] = [];
    for (let more = 0; more < 6; more += 1) statuses.push((await draft()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 413]);
    expect((await server.call('projectDuplicate', { id: first.body.data.id }, { token })).status).toBe(413);
    // Deleting is no way around it, for what is deleted can come back; what is there can still be worked on.
    await server.call('projectDelete', { id: first.body.data.id }, { token });
    expect((await draft()).status).toBe(413);
  });

  it('takes no ad from another page while it is full: each of its files gets a still beside it', async () => {
    const { token, userId } = await person();
    await project(userId, limit);
    const file = { name: 'ad.png', mime: 'image/png', bytes: 1, width: 9, height: 9, storageKey: 'files/ad.png' };
    const asset = await server.deps.work.stores.assets.put({ id: randomUUID(), userId, runId: null, ...file });
    const said = { platform: 'facebook', brand: 'Lunaro', body: '', language: 'en' };
    const captured = { key: 'meta:1', ...said, media: [{ asset_id: asset.id }] };
    const refused = await server.call('savedAdSave', { captured }, { token });
    expect([refused.status, refused.body.data]).toMatchObject([413, { error: 'storage_full' }]);
  });
});
