import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createClient } from '@adwright/contract/client/client.ts';
import { newIdempotencyKey } from '@adwright/contract/client/request.ts';
import { fakeTimers, until } from '@adwright/contract/client/timers.fake.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { designMergeRules } from '@adwright/studio/document/merge-rules.ts';
import { documentVersions } from '@adwright/studio/document/versions.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { documentPort } from '@adwright/web/app/documents/document-port.ts';
import { createDocumentSession, type DocumentSession } from '@adwright/web/app/documents/document-session.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const fixture = new URL('./fixtures/image-ad-set-1.json', import.meta.resolve('@adwright/studio/document/kinds.ts'));
const initial = JSON.parse(readFileSync(fixture, 'utf8')) as JsonObject;
const kind = 'image-ad-set';

type Designs = Record<string, { brief: { headline: string; cta: string }; patches: object[] }>;
const first = '01-product-hero';

/** The browser's session and the real application, over HTTP. */
describeOnDatabases('two tabs on one document', (database) => {
  let server: TestApp;
  let token = '';
  let baseUrl = '';
  let projectId = '';
  const timers = fakeTimers();
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    ({ token } = await server.signUp());
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const draft = { type: 8, params: {}, draft: true };
    projectId = (await server.call('projectCreate', draft, { token })).body.data.id;
  });

  async function openTab(): Promise<DocumentSession> {
    const hooks = { token: () => token, toast: () => {}, notify: () => {}, logOut: () => {} };
    const session = createDocumentSession({
      port: documentPort(createClient({ baseUrl, hooks }), { projectId, kind }),
      timers,
      pending: { write: () => {}, leftBehind: () => [] },
      rules: designMergeRules,
      initial,
      schemaVersion: documentVersions[kind],
      newId: newIdempotencyKey,
      told: () => {},
    });
    await session.open();
    return session;
  }
  const designs = (document: unknown) => (document as { designs: Designs }).designs;
  function edit(session: DocumentSession, change: (design: Designs[string]) => Designs[string]): void {
    const { document } = session.get();
    const all = designs(document);
    session.change({ ...document, designs: { ...all, [first]: change(all[first] as Designs[string]) } });
  }
  const write = (session: DocumentSession, words: { headline?: string; cta?: string }) =>
    edit(session, (design) => ({ ...design, brief: { ...design.brief, ...words } }));
  async function rested(session: DocumentSession, status = 'saved'): Promise<void> {
    timers.advance(600);
    await until(() => session.get().status === status);
  }
  const stored = async () => (await server.call('documentGet', { project_id: projectId }, { token })).body.data;

  it('merge what they changed in different places, down to the patches of one design', async () => {
    const one = await openTab();
    await one.saved();
    const other = await openTab();
    expect(other.get()).toMatchObject({ revision: 1, document: initial });
    write(one, { headline: 'From one' });
    write(other, { cta: 'From the other' });
    edit(other, (design) => ({ ...design, patches: [...design.patches, { layer: 'badge', hidden: true }] }));
    await Promise.all([rested(one), rested(other)]);
    const { document, revision } = await stored();
    expect(revision).toBe(3);
    expect(designs(document)[first]?.brief).toMatchObject({ headline: 'From one', cta: 'From the other' });
    expect(designs(document)[first]?.patches).toHaveLength(3);
    await Promise.all([one.refresh(), other.refresh()]);
    expect(one.get().document).toEqual(document);
    expect(other.get().document).toEqual(document);
  });

  it('overwrite nothing unseen: the second is asked, and either way both versions are in the history', async () => {
    const one = await openTab();
    await one.saved();
    const other = await openTab();
    write(one, { headline: 'Theirs' });
    await rested(one);
    write(other, { headline: 'Mine' });
    await rested(other, 'conflict');
    expect(designs((await stored()).document)[first]?.brief.headline).toBe('Theirs');
    other.resolve('mine');
    await rested(other);
    expect(designs((await stored()).document)[first]?.brief.headline).toBe('Mine');
    expect((await other.history()).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    await other.restore(2);
    expect(designs(other.get().document)[first]?.brief.headline).toBe('Theirs');
    await one.refresh();
    expect(one.get()).toMatchObject({ revision: 4, status: 'saved' });
  });

  it('say why when the server will not have it, and keep it', async () => {
    const one = await openTab();
    one.change({ ...initial, unknown: true });
    await rested(one, 'failed');
    expect(one.get().problem).toMatchObject({ status: 400, error: 'invalid_input' });
    expect(one.get().document).toMatchObject({ unknown: true });
  });
});
