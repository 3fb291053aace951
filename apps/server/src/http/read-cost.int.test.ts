import type { EndpointId } from '@adwright/contract/endpoints.ts';
import type { Database } from '@adwright/db/open-database.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createRun } from '@adwright/test-kit/factories.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openRunApp } from '../testing/run-app.ts';
import type { TestApp } from '../testing/test-app.ts';

/** What is asked most often. Milliseconds differ from machine to machine; how often the database is asked does not. */
const queries: Readonly<Partial<Record<EndpointId, number>>> = {
  userInfo: 2,
  projectList: 2,
  toolRunList: 2,
  productList: 2,
  config: 1,
};

function countQueries(database: Database): () => number {
  const asked = database.kind === 'postgres' ? vi.spyOn(database.pool, 'query') : vi.spyOn(database.pglite, 'query');
  onTestFinished(() => asked.mockRestore());
  return () => asked.mock.calls.length;
}

describeOnDatabases('a read', (database) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    const person = await server.signUp();
    token = person.token;
    for (let number = 0; number < 3; number += 1) {
      await project(person.user_info.user_id);
      await server.call('productCreate', { title: `Product ${number}` }, { token });
    }
  });
  afterAll(() => server.close());

  async function project(userId: string): Promise<void> {
    const { stores } = server.deps.work;
    const run = await createRun(stores, userId);
    await stores.projects.insert({ id: run.id, userId, tool: run.tool, title: 'A project', params: {} });
    await stores.projects.addVersion(run.id, run);
    for (const name of ['b.png', 'a.png']) {
      const file = { name, mime: 'image/png', bytes: 1, width: 1, height: 1, storageKey: randomUUID() };
      await stores.assets.put({ id: randomUUID(), userId, runId: run.id, ...file });
    }
  }

  it.each(Object.entries(queries))(
    'of %s asks the database %i times, the one about who it is among them, which the next read saves',
    async (id, most) => {
      // What changes something, as this does, has everybody asked for anew.
      expect((await server.call('productCreate', { title: 'Lamp' }, { token })).status).toBe(200);
      const count = countQueries(database());
      const page = id.endsWith('List') ? { page_size: 2 } : {};
      for (const asked of [most, most + most - 1]) {
        expect((await server.call(id as EndpointId, page, { token })).status).toBe(200);
        expect(count()).toBe(asked);
      }
    },
  );

  it('of a page says how many there are in all, with the files of each, on the last page and beyond it', async () => {
    const read = async (page: number) => {
      const { data } = (await server.call('projectList', { page, page_size: 2 }, { token })).body;
      const runs = (await server.call('toolRunList', { page, page_size: 2 }, { token })).body.data;
      expect(runs.list.map(({ project_id }) => project_id)).toEqual(data.list.map(({ id }) => id));
      expect(runs.list.map(({ assets }) => assets)).toEqual(data.list.map(({ outputs }) => outputs));
      expect(runs.total).toBe(data.total);
      return { total: data.total, files: data.list.map(({ outputs }) => outputs.map(({ name }) => name).toSorted()) };
    };
    const files = ['a.png', 'b.png'];
    expect(await read(1)).toEqual({ total: 3, files: [files, files] });
    expect(await read(2)).toEqual({ total: 3, files: [files] });
    expect(await read(3)).toEqual({ total: 3, files: [] });
  });

  it('of a run that waits asks once, and its start seven times, its transaction included', async () => {
    const opened = database();
    // The embedded database has no connections whose questions could be counted.
    if (opened.kind !== 'postgres') return;
    const input = { product: { title: 'Lamp', pictures: ['sample:thermos:cutout'] }, count: 4 };
    const create = () => server.call('aiAdsImageCreate', input, { token });
    // The first asks for what is asked once a minute, too, and opens connections.
    expect((await create()).status).toBe(200);
    const connection = await opened.pool.connect();
    const ofAll = Object.getPrototypeOf(connection) as Pick<typeof connection, 'query'>;
    connection.release();
    const asked = vi.spyOn(ofAll, 'query');
    onTestFinished(() => asked.mockRestore());
    const { id } = (await create()).body.data;
    expect(asked.mock.calls).toHaveLength(7);
    for (const times of [2, 3]) {
      const { body } = await server.call('toolRunGet', { id }, { token });
      expect(body.data).toMatchObject({ id, project_id: id, status: 'queued', assets: [] });
      expect(asked.mock.calls).toHaveLength(7 + times);
    }
  });
});
