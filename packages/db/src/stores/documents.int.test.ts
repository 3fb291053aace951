import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { NewRevision } from '@adwright/domain/documents/ports.ts';
import { sweepDocuments } from '@adwright/domain/documents/sweep-documents.ts';
import { describeOnDatabases, describeOnBothPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../open-database.ts';
import { numberedBody } from '../testing/numbered-document.ts';

describeOnDatabases('documents', (database) => {
  let projectId = '';
  beforeEach(async () => {
    projectId = await newProject();
  });

  async function newProject(): Promise<string> {
    const { stores } = database().work;
    const { id: userId } = await createAccount(stores);
    const id = randomUUID();
    await stores.projects.insert({ id, userId, tool: 'image-ad', title: '', params: {} });
    return id;
  }
  const revisionOf = (revision: number, change: Partial<NewRevision> = {}): NewRevision => ({
    projectId,
    kind: 'numbered',
    revision,
    schemaVersion: 1,
    body: numberedBody(revision),
    bytes: 1000,
    mutationId: randomUUID(),
    restoredFrom: null,
    ...change,
  });
  const append = (revision: NewRevision) =>
    database()
      .work.transact(({ documents }) => documents.append(revision))
      .then((record) => record?.revision ?? null);

  it('are written by exactly one of those who save on the same revision', async () => {
    const first = await Promise.all(Array.from({ length: 8 }, () => append(revisionOf(1))));
    expect(first.filter((one) => one !== null)).toEqual([1]);
    const second = await Promise.all(Array.from({ length: 8 }, () => append(revisionOf(2))));
    expect(second.filter((one) => one !== null)).toEqual([2]);
    expect(await append(revisionOf(4))).toBeNull();
    const { documents } = database().work.stores;
    expect(await documents.newest(projectId)).toMatchObject({ revision: 2, body: numberedBody(2) });
    expect((await documents.history(projectId)).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('keep every revision as it was, and find a save again by its id', async () => {
    await append(revisionOf(1, { mutationId: 'the-first-one' }));
    await append(revisionOf(2, { restoredFrom: 1 }));
    const { documents } = database().work.stores;
    expect(await documents.at(projectId, 1)).toMatchObject({ revision: 1, body: numberedBody(1) });
    expect(await documents.byMutation(projectId, 'the-first-one')).toMatchObject({ revision: 1 });
    expect(await documents.byMutation(await newProject(), 'the-first-one')).toBeNull();
    expect(await documents.history(projectId)).toMatchObject([{ restoredFrom: 1, exported: false }, { revision: 1 }]);
  });

  it('never lose the newest revision, and go with their project', async () => {
    await append(revisionOf(1));
    await append(revisionOf(2));
    const { documents, projects } = database().work.stores;
    await documents.drop(projectId, [1, 2]);
    expect((await documents.history(projectId)).map(({ revision }) => revision)).toEqual([2]);
    await projects.forget(projectId);
    expect(await documents.newest(projectId)).toBeNull();
  });

  it('are thinned by the sweep once they are at rest', async () => {
    for (let revision = 1; revision <= 5; revision += 1) await append(revisionOf(revision));
    const { work } = database();
    const later = (hours: number) => ({ work, clock: () => new Date(Date.now() + hours * 3_600_000) });
    expect(await sweepDocuments(later(0.5))).toEqual({ revisions: 0 });
    await sweepDocuments(later(30));
    const left = await work.stores.documents.history(projectId);
    // One a day: two when midnight fell between the saves.
    expect(left.length).toBeLessThanOrEqual(2);
    expect(left[0]?.revision).toBe(5);
  });
});

const saver = fileURLToPath(new URL('../testing/save-until-killed.ts', import.meta.url));
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

async function killWhileSaving({ dataDir, url }: DatabaseOptions, saves: number) {
  const child = spawn(process.execPath, [saver, dataDir, url ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  let acknowledged = { projectId: '', revision: 0 };
  for await (const line of createInterface({ input: child.stdout })) {
    const [projectId = '', revision] = line.split(' ');
    acknowledged = { projectId, revision: Number(revision) };
    if (acknowledged.revision === saves) child.kill('SIGKILL');
  }
  return acknowledged;
}

describeOnBothPlaces('a process that is killed while it saves a document', (place) => {
  it('leaves the last acknowledged revision, whole', async () => {
    for (const saves of [1, 25]) {
      const { projectId, revision } = await killWhileSaving(place().options, saves);
      expect(revision).toBeGreaterThanOrEqual(saves);
      const database = await openDatabase(place().options);
      const newest = await database.work.stores.documents.newest(projectId);
      const history = await database.work.stores.documents.history(projectId);
      await database.close();
      // One more may have been written and not yet acknowledged.
      expect([revision, revision + 1]).toContain(newest?.revision);
      expect(newest?.body).toEqual(numberedBody(newest?.revision ?? 0));
      expect(history.map((one) => one.revision)).toContain(revision);
    }
  });
});
