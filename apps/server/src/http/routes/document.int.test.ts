import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { endpoints } from '@adwright/contract/endpoints.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const fixture = new URL('./fixtures/image-ad-set-1.json', import.meta.resolve('@adwright/studio/document/kinds.ts'));
const body = JSON.parse(readFileSync(fixture, 'utf8')) as Record<string, unknown>;
const headline = '/designs/01-product-hero/brief/headline';

describeOnDatabases('documents', (database) => {
  let server: TestApp;
  let token = '';
  let project_id = '';
  beforeAll(async () => {
    server = await openRunApp(database());
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const draft = { type: 8, params: {}, draft: true, title: 'Lamps' };
    project_id = (await server.call('projectCreate', draft, { token })).body.data.id;
  });

  const save = (change: object) => {
    const usual = { project_id, kind: 'image-ad-set', schema_version: 1, mutation_id: randomUUID() };
    return server.call('documentSave', { ...usual, ...change }, { token });
  };
  const write = (words: string, expected_revision: number, more: object = {}) =>
    save({ expected_revision, patch: [{ op: 'replace', path: headline, value: words }], ...more });
  const read = async (query: object = {}) =>
    (await server.call('documentGet', { project_id, ...query }, { token })).body.data;
  const words = (document: unknown) =>
    (document as { designs: Record<string, { brief: { headline: string } }> }).designs['01-product-hero']?.brief
      .headline;

  it('begin, are saved in small steps, and come back as they were', async () => {
    expect(await read()).toMatchObject({ revision: 0, kind: null, document: null });
    expect((await save({ expected_revision: 0, document: body })).body.data).toMatchObject({ revision: 1 });
    expect((await read()).document).toEqual(body);
    expect((await write('New', 1)).body.data.revision).toBe(2);
    const now = await read();
    expect(now).toMatchObject({ revision: 2, kind: 'image-ad-set', schema_version: 1 });
    expect(words(now.document)).toBe('New');
    expect(words((await read({ revision: 1 })).document)).toBe(words(body));
  });

  it('refuse to be overwritten unseen, and say what there is instead', async () => {
    await save({ expected_revision: 0, document: body });
    await write('Theirs', 1);
    const lost = await write('Mine', 1);
    expect(lost.status).toBe(409);
    const { data } = lost.body as ErrorEnvelope;
    expect(data).toMatchObject({ error: 'document_conflict', current: { revision: 2, schema_version: 1 } });
    expect(words(data.current?.['document'])).toBe('Theirs');
    expect((await save({ expected_revision: 0, document: body })).status).toBe(409);
  });

  it('of many savers on one revision take exactly one', async () => {
    await save({ expected_revision: 0, document: body });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => write(`Tab ${index}`, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await read()).revision).toBe(2);
  });

  it('take the same save twice as one, also when others saved meanwhile', async () => {
    const mutation_id = randomUUID();
    await save({ expected_revision: 0, document: body });
    const first = await write('Once', 1, { mutation_id });
    await write('Later', 2);
    const again = await write('Once', 1, { mutation_id });
    expect(again).toMatchObject({ status: 200, body: { data: first.body.data } });
    expect(await read()).toMatchObject({ revision: 3 });
    const other = await write('Other', 77, { mutation_id });
    expect([other.status, other.body.data.error]).toEqual([409, 'idempotency_mismatch']);
    const reworded = await write('Not what was said', 1, { mutation_id });
    expect([reworded.status, reworded.body.data.error]).toEqual([409, 'idempotency_mismatch']);
    const both = await Promise.all([0, 1].map(() => write('Twin', 3, { mutation_id: `${mutation_id}-2` })));
    expect(both.map((answer) => answer.body.data.revision)).toEqual([4, 4]);
  });

  it('keep a history to go back to, and going back loses nothing', async () => {
    await save({ expected_revision: 0, document: body });
    await write('Second', 1);
    const request = { project_id, revision: 1, expected_revision: 2, mutation_id: randomUUID() };
    const restored = (await server.call('documentRestore', request, { token })).body.data;
    expect(restored).toMatchObject({ revision: 3, document: body });
    expect((await server.call('documentRestore', request, { token })).body.data.revision).toBe(3);
    const { list } = (await server.call('documentHistory', { project_id }, { token })).body.data;
    expect(list).toMatchObject([{ revision: 3, restored_from: 1 }, { revision: 2 }, { revision: 1 }]);
    const mismatch = async (change: object): Promise<unknown> =>
      (await server.call('documentRestore', { ...request, ...change }, { token })).body.data.error;
    expect(await mismatch({ revision: 2 })).toBe('idempotency_mismatch');
    expect(await mismatch({ expected_revision: 3 })).toBe('idempotency_mismatch');
    expect((await write('Same name', 2, { mutation_id: request.mutation_id })).status).toBe(409);
    const racing = { ...request, expected_revision: 3, mutation_id: randomUUID() };
    const race = [{ ...racing }, { ...racing, revision: 2 }].map((one) =>
      server.call('documentRestore', one, { token }),
    );
    expect((await Promise.all(race)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const stale = { ...request, mutation_id: randomUUID() };
    expect((await server.call('documentRestore', stale, { token })).status).toBe(409);
    const unknown = { ...stale, revision: 9, expected_revision: 4 };
    expect((await server.call('documentRestore', unknown, { token })).status).toBe(404);
  });

  it('are nobody else’s', async () => {
    await save({ expected_revision: 0, document: body });
    const stranger = (await server.signUp()).token;
    const request = { project_id, expected_revision: 1, mutation_id: randomUUID(), kind: 'image-ad-set' };
    const tries = [
      server.call('documentGet', { project_id }, { token: stranger }),
      server.call('documentHistory', { project_id }, { token: stranger }),
      server.call('documentSave', { ...request, schema_version: 1, document: body }, { token: stranger }),
      server.call('documentRestore', { ...request, revision: 1 }, { token: stranger }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
    await server.call('projectDelete', { id: project_id }, { token });
    expect((await server.call('documentGet', { project_id }, { token })).status).toBe(404);
    await server.call('projectRestore', { id: project_id }, { token });
    expect(await read()).toMatchObject({ revision: 1 });
  });

  it('are copied with their project', async () => {
    await save({ expected_revision: 0, document: body });
    await write('Copied', 1);
    const { id } = (await server.call('projectDuplicate', { id: project_id }, { token })).body.data;
    const copy = (await server.call('documentGet', { project_id: id }, { token })).body.data;
    expect(copy).toMatchObject({ revision: 1, kind: 'image-ad-set' });
    expect(words(copy.document)).toBe('Copied');
  });

  it('are named by the run that makes files of them', async () => {
    await save({ expected_revision: 0, document: body });
    await write('Exported', 1);
    const qr = (await server.call('projectCreate', { type: 12, params: {}, draft: true }, { token })).body.data.id;
    const params = { content: { type: 'url', url: 'example.com' } };
    const ofQr = { project_id: qr, kind: 'image-ad-set', schema_version: 1, expected_revision: 0 };
    await server.call('documentSave', { ...ofQr, mutation_id: randomUUID(), document: body }, { token });
    const run = { tool: 'qr-code', input: params, document: { project_id: qr, revision: 1 } };
    expect((await server.call('toolRun', run, { token })).status).toBe(200);
    const project = (await server.call('projectGet', { id: qr }, { token })).body.data;
    expect(project).toMatchObject({ document_revision: 1, version: 1, versions: [{ document_revision: 1 }] });
    const { list } = (await server.call('documentHistory', { project_id: qr }, { token })).body.data;
    expect(list).toMatchObject([{ revision: 1, exported: true }]);
    const ahead = { ...run, document: { project_id: qr, revision: 2 } };
    expect((await server.call('toolRun', ahead, { token })).status).toBe(404);
    const others = { ...run, document: { project_id, revision: 2 } };
    expect((await server.call('toolRun', others, { token })).status).toBe(404);
  });

  it('refuse what is no document of their kind, and anything hostile, clearly', async () => {
    await save({ expected_revision: 0, document: body });
    const refused = async (change: object) => (await save({ expected_revision: 1, ...change })).status;
    expect(await refused({ document: { ...body, more: 1 } })).toBe(400);
    expect(await refused({ document: body, patch: [{ op: 'remove', path: '/order' }] })).toBe(400);
    expect(await refused({})).toBe(400);
    expect(await refused({ kind: 'creative', document: body })).toBe(400);
    expect(await refused({ kind: 'toString', document: body })).toBe(400);
    expect(await refused({ document: body, schema_version: 2 })).toBe(422);
    for (const path of ['/hasOwnProperty/call', '/__proto__/x', '/order/99', '/designs/none/brief', ''])
      expect(await refused({ patch: [{ op: 'add', path, value: 'x' }] })).toBe(400);
    expect(await refused({ patch: [{ op: 'copy', from: '', path: '/order/0' }] })).toBe(400);
    expect(await refused({ patch: [{ op: 'replace', path: headline, value: 'half \ud83d' }] })).toBe(400);
    expect(await refused({ patch: [{ op: 'replace', path: headline, value: 'nul \u0000' }] })).toBe(400);
    expect(await refused({ mutation_id: '../../etc/passwd', document: body })).toBe(400);
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const text = JSON.stringify({ project_id, kind: 'image-ad-set', schema_version: 1, expected_revision: 1 });
    for (const field of [`"document":${deep}`, `"patch":[{"op":"add","path":"/order/0","value":${deep}}]`]) {
      const payload = `${text.slice(0, -1)},"mutation_id":"${randomUUID()}",${field}}`;
      const headers = { 'content-type': 'application/json', authorization: token };
      const answer = await server.app.inject({ method: 'POST', url: endpoints.documentSave.path, payload, headers });
      expect(answer.statusCode).toBe(400);
    }
    expect(await read()).toMatchObject({ revision: 1, document: body });
  });
});
