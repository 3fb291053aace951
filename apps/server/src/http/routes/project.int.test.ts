import { longestParams, type ProjectDetail } from '@adwright/contract/project/project.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const params = (url: string) => ({ content: { type: 'url', url } });
const qr = 12;

describeOnDatabases('projects', (database) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    server = await openRunApp(database());
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  async function ended(id: string): Promise<ProjectDetail> {
    for (;;) {
      const { data } = (await server.call('projectGet', { id }, { token })).body;
      if (!['queued', 'processing'].includes(data.status)) return data;
      await sleep(25);
    }
  }
  const make = async (url: string, more: object = {}) =>
    (await server.call('projectCreate', { type: qr, params: params(url), ...more }, { token })).body.data;
  const titles = async (query: object) =>
    (await server.call('projectList', query, { token })).body.data.list.map(({ title }) => title);

  it('run, are renamed, and get a new version from new params', async () => {
    const { id } = await make('example.com/one');
    expect(await ended(id)).toMatchObject({ type: qr, title: 'example.com/one', status: 'succeeded', version: 1 });
    const renamed = await server.call('projectUpdate', { id, title: 'Poster' }, { token });
    expect(renamed.body.data).toMatchObject({ title: 'Poster', version: 1 });
    await server.call('projectUpdate', { id, params: params('example.com/two') }, { token });
    const second = await ended(id);
    expect(second).toMatchObject({ title: 'Poster', version: 2, output: { payload: 'https://example.com/two' } });
    expect(second.versions.map(({ version, params: kept }) => [version, kept])).toMatchObject([
      [2, params('example.com/two')],
      [1, params('example.com/one')],
    ]);
    expect(second.outputs.length).toBeGreaterThan(0);
  });

  it('that were started as runs are there, too', async () => {
    const run = { tool: 'qr-code', input: params('example.com/by-run') };
    const { id } = (await server.call('toolRun', run, { token })).body.data;
    expect(await ended(id)).toMatchObject({ title: 'example.com/by-run', run_id: id, version: 1 });
  });

  it('wait as drafts, are edited, and run when asked', async () => {
    const draft = await make('example.com/draft', { draft: true, title: 'Later' });
    expect(draft).toMatchObject({ status: 'draft', version: 0, run_id: null, credits_state: 'none' });
    await server.call('projectUpdate', { id: draft.id, params: params('example.com/edited') }, { token });
    expect(await titles({ status: 'draft' })).toEqual(['Later']);
    await server.call('projectUpdate', { id: draft.id, run: true }, { token });
    expect(await ended(draft.id)).toMatchObject({ version: 1, output: { payload: 'https://example.com/edited' } });
    const copy = (await server.call('projectDuplicate', { id: draft.id }, { token })).body.data;
    expect(copy).toMatchObject({ title: 'Later (2)', status: 'draft', params: params('example.com/edited') });
  });

  it('are called by their file’s name where nothing else says what they are', async () => {
    const owner = await server.signUp();
    const userId = owner.user_info.user_id;
    const file = { userId, runId: null, name: 'summer-shoes.webp', mime: 'image/webp', bytes: 1, width: 1, height: 1 };
    const { id: picture } = await server.deps.work.stores.assets.put({ ...file, id: randomUUID(), storageKey: 'none' });
    const draft = async (type: number, input: object, as = owner.token) =>
      (await server.call('projectCreate', { type, params: input, draft: true }, { token: as })).body.data.title;
    expect(await draft(9, { pictures: [{ picture }] })).toBe('Summer shoes');
    expect(await draft(15, { picture })).toBe('Summer shoes');
    expect(await draft(10, { photo: picture, document: 'us-visa' })).toBe('United States: Visa');
    // Somebody else's file has no name.
    expect(await draft(15, { picture }, token)).toBe('');
  });

  it('are found by word, type, status, kind of file and order', async () => {
    const { id } = await make('example.com/findable', { title: 'Zebra poster' });
    await ended(id);
    expect(await titles({ keyword: 'findable' })).toEqual(['Zebra poster']);
    expect(await titles({ keyword: 'zebra', type: String(qr), status: 'succeeded', media: 'image' })).toHaveLength(1);
    expect(await titles({ keyword: 'zebra', media: 'video' })).toEqual([]);
    expect(await titles({ type: '1' })).toEqual([]);
    const sorted = await titles({ sort: 'title' });
    expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('are listed without what their forms hold, which may be large, and a draft keeps no archive', async () => {
    const owner = (await server.signUp()).token;
    const call = { type: qr, params: { note: 'x'.repeat(500_000) }, draft: true, title: 'Heavy' };
    const { id } = (await server.call('projectCreate', call, { token: owner })).body.data;
    const listed = await server.call('projectList', {}, { token: owner });
    expect(listed.body.data.list).toMatchObject([{ id, title: 'Heavy', status: 'draft', outputs: [] }]);
    expect(JSON.stringify(listed.body).length).toBeLessThan(2_000);
    expect((await server.call('projectGet', { id }, { token: owner })).body.data.params).toEqual(call.params);
    const archive = { note: 'x'.repeat(longestParams) };
    const refused = await server.call('projectCreate', { ...call, params: archive }, { token: owner });
    expect(refused.body.data).toMatchObject({ error: 'too_large' });
    const grown = await server.call('projectUpdate', { id, params: archive }, { token: owner });
    expect(grown.body.data).toMatchObject({ error: 'too_large' });
  });

  it('are there whatever tool made them', async () => {
    const slow = await server.call('toolRun', { tool: 'slow', input: { ms: 10 } }, { token });
    const project = await server.call('projectGet', { id: slow.body.data.id }, { token });
    expect(project.body.data).toMatchObject({ tool: 'slow', title: 'slow', type: 99 });
    await server.call('projectDelete', { id: slow.body.data.id }, { token });
  });

  it('are deleted, which cancels them, and come back', async () => {
    const { id } = await make('example.com/deleted');
    await ended(id);
    expect((await server.call('projectDelete', { id }, { token })).status).toBe(200);
    expect((await server.call('projectGet', { id }, { token })).status).toBe(404);
    expect((await server.call('projectRestore', { id }, { token })).body.data.status).toBe('succeeded');
  });

  it('are shared by a link that nobody can guess, until it is taken away', async () => {
    const { id } = await make('example.com/shared');
    await ended(id);
    const { share_path } = (await server.call('projectShare', { id }, { token })).body.data;
    const shareToken = share_path?.split('/').at(-1) ?? '';
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect((await server.call('projectShare', { id }, { token })).body.data.share_path).toBe(share_path);
    const seen = await server.call('shareGet', { token: shareToken });
    expect(seen.body.data).toMatchObject({ title: 'example.com/shared', output: { scannable: true } });
    expect(JSON.stringify(seen.body.data)).not.toMatch(/user|params|credits/);
    expect((await server.app.inject(seen.body.data.outputs[0]?.url ?? '')).statusCode).toBe(200);
    const file = seen.body.data.outputs[0]?.url ?? '';
    expect((await server.app.inject(file)).statusCode).toBe(200);
    expect((await server.app.inject(file)).headers['cache-control']).toBe('private, no-cache');
    const withoutShare = file.replace(/share=[^&]*&?/, '');
    expect((await server.app.inject(withoutShare)).statusCode).toBe(403);
    await server.call('projectUnshare', { id }, { token });
    expect((await server.app.inject(file)).statusCode).toBe(404);
    expect((await server.call('shareGet', { token: shareToken })).status).toBe(404);
    const again = (await server.call('projectShare', { id }, { token })).body.data.share_path;
    expect(again).not.toBe(share_path);
    await server.call('projectDelete', { id }, { token });
    expect((await server.call('shareGet', { token: again?.split('/').at(-1) })).status).toBe(404);
  });

  it('are refused clearly', async () => {
    const status = async (call: Parameters<TestApp['call']>[0], input: object) => {
      const { status: code, body } = await server.call(call, input, { token });
      return [code, body.data.error];
    };
    // A batch has a call of its own.
    expect(await status('projectCreate', { type: 3, params: {} })).toEqual([422, 'tool_unavailable']);
    expect(await status('projectCreate', { type: qr, params: {} })).toEqual([400, 'invalid_input']);
    const draft = await make('example.com/x', { draft: true });
    expect(await status('projectShare', { id: draft.id })).toEqual([422, 'project_not_finished']);
    const stranger = (await server.signUp()).token;
    for (const call of ['projectGet', 'projectUpdate', 'projectDelete', 'projectShare', 'projectDuplicate'] as const) {
      expect((await server.call(call, { id: draft.id, title: 'x' }, { token: stranger })).status).toBe(404);
    }
  });

  it('tell how many runs the plan still allows', async () => {
    const { body } = await server.call('remainCount', { project_type: '4' }, { token });
    expect(body.data).toMatchObject({ project_type: 4, remain: 60, limit: 60 });
  });
});
