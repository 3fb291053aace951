import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { againAfterDeadlock } from './again-after-deadlock.ts';

describeOnDatabases('two transactions that wait for each other', (database) => {
  it('both end well: the one that is ended for the other’s sake begins again', async () => {
    const { work } = database();
    const { id: userId } = await createAccount(work.stores);
    const [one, other] = [randomUUID(), randomUUID()];
    for (const id of [one, other])
      await work.stores.projects.insert({ id, userId, tool: 'qr-code', title: '', params: {} });
    let holding = 0;
    let bothHold = (): void => undefined;
    const met = new Promise<void>((resolve) => (bothHold = resolve));
    let begun = 0;
    const rename = (first: string, second: string, title: string) =>
      work.transact(async ({ projects }) => {
        begun += 1;
        await projects.change(first, { title });
        if ((holding += 1) === 2) bothHold();
        await met;
        await projects.change(second, { title });
      });
    await Promise.all([rename(one, other, 'forth'), rename(other, one, 'back')]);
    expect(begun).toBe(3);
    const titles = await Promise.all(
      [one, other].map(async (id) => (await work.stores.projects.ofUser(userId, id))?.project.title),
    );
    expect(titles[0]).toMatch(/^(?:forth|back)$/);
    expect(titles[1]).toBe(titles[0]);
  });
});

it('gives up after three tries, and at once on anything else', async () => {
  for (const [code, tries] of [
    ['40P01', 3],
    ['23505', 1],
  ] as const) {
    let tried = 0;
    const failing = againAfterDeadlock(() => {
      tried += 1;
      return Promise.reject(Object.assign(new Error('no'), { cause: { code } }));
    });
    await expect(failing).rejects.toThrow('no');
    expect(tried).toBe(tries);
  }
});
