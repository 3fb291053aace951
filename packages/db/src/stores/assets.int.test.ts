import { randomUUID } from 'node:crypto';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';

describeOnDatabases('asset store', (database) => {
  const stores = () => database().work.stores;
  const asset = async (change: object = {}) => {
    const { id: userId } = await createAccount(stores());
    const { id: runId } = await createRun(stores(), userId);
    const id = randomUUID();
    return {
      id,
      userId,
      runId,
      name: 'code.svg',
      mime: 'image/svg+xml',
      bytes: 10,
      width: 4,
      height: null,
      storageKey: id,
      ...change,
    };
  };

  it('replaces the asset of the same run and name and keeps its id', async () => {
    const first = await stores().assets.put(await asset());
    const again = { ...first, id: randomUUID(), bytes: 20, storageKey: 'second' };
    expect(await stores().assets.put(again)).toEqual({ ...again, id: first.id });
    expect(await stores().assets.ofRuns([first.runId ?? ''])).toHaveLength(1);
    expect(await stores().assets.byId(first.id)).toMatchObject({ bytes: 20, storageKey: 'second' });
  });

  it('lists the assets of several runs', async () => {
    const [one, two] = [await stores().assets.put(await asset()), await stores().assets.put(await asset())];
    const other = await stores().assets.put({ ...one, id: randomUUID(), name: 'code.png' });
    const found = await stores().assets.ofRuns([one.runId ?? '', two.runId ?? '']);
    expect(found.map(({ id }) => id).toSorted()).toEqual([one.id, two.id, other.id].toSorted());
    expect(await stores().assets.ofRuns([])).toEqual([]);
  });

  it('keeps any number of assets without a run', async () => {
    const first = await stores().assets.put(await asset({ runId: null }));
    const second = await stores().assets.put({ ...first, id: randomUUID() });
    expect(second.id).not.toBe(first.id);
  });

  it('answers null for an id that is none', async () => {
    expect(await stores().assets.byId('../../etc/passwd')).toBeNull();
    expect(await stores().assets.byId(randomUUID())).toBeNull();
  });
});
