import { randomUUID } from 'node:crypto';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';

describeOnBothDatabases('credit store', (database) => {
  const work = () => database().work;
  const credits = () => work().stores.credits;
  const accountWith = async (amount: number) => {
    const { id: userId } = await createAccount(work().stores);
    await credits().grant({ userId, amount, reason: 'test', key: `test:${userId}` });
    return userId;
  };

  it('grants once for one key', async () => {
    const { id: userId } = await createAccount(work().stores);
    const grant = { userId, amount: 60, reason: 'welcome', key: `welcome:${userId}` };
    const granted = await Promise.all(Array.from({ length: 20 }, () => credits().grant(grant)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await credits().balance(userId)).toBe(60);
  });

  it('tells the balance together with whether a key was granted, to this account', async () => {
    const userId = await accountWith(9);
    const other = await accountWith(4);
    expect(await credits().standing(userId, `test:${userId}`)).toEqual({ balance: 9, granted: true });
    expect(await credits().standing(userId, `test:${other}`)).toEqual({ balance: 9, granted: false });
    await credits().hold({ userId, amount: 5, runId: randomUUID() });
    expect(await credits().standing(userId, `test:${userId}`)).toEqual({ balance: 4, granted: true });
    const { id: empty } = await createAccount(work().stores);
    expect(await credits().standing(empty, 'none')).toEqual({ balance: 0, granted: false });
  });

  it('gives exactly 10 of 1,000 parallel spends on a balance of 10', { timeout: 180_000 }, async () => {
    const userId = await accountWith(10);
    const spend = () => work().transact(({ credits }) => credits.hold({ userId, amount: 1, runId: randomUUID() }));
    const results = await Promise.all(Array.from({ length: 1000 }, spend));
    expect(results.filter((result) => result === 'held')).toHaveLength(10);
    expect(await credits().balance(userId)).toBe(0);
  });

  it('locks also when the hold is taken outside a transaction', async () => {
    const userId = await accountWith(3);
    const hold = () => credits().hold({ userId, amount: 1, runId: randomUUID() });
    const results = await Promise.all(Array.from({ length: 30 }, hold));
    expect(results.filter((result) => result === 'held')).toHaveLength(3);
    expect(await credits().balance(userId)).toBe(0);
  });

  it('holds once for one run, and not without the credits', async () => {
    const userId = await accountWith(5);
    const runId = randomUUID();
    expect(await credits().hold({ userId, amount: 6, runId })).toBe('insufficient');
    expect(await credits().hold({ userId, amount: 4, runId })).toBe('held');
    expect(await credits().hold({ userId, amount: 4, runId })).toBe('held');
    expect(await credits().balance(userId)).toBe(1);
  });

  it('ends a hold exactly once, whether by settling or by releasing', async () => {
    const userId = await accountWith(10);
    const runId = randomUUID();
    await credits().hold({ userId, amount: 7, runId });
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? credits().settle(runId) : credits().release(runId))),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await credits().balance(userId)).toBe(ends.indexOf(true) % 2 === 0 ? 3 : 10);
  });

  it('gives a released hold back, keeps a settled one, and ends none that is not there', async () => {
    const userId = await accountWith(10);
    const [released, settled] = [randomUUID(), randomUUID()];
    await credits().hold({ userId, amount: 2, runId: released });
    await credits().hold({ userId, amount: 3, runId: settled });
    expect(await credits().release(released)).toBe(true);
    expect(await credits().settle(settled)).toBe(true);
    expect(await credits().settle(released)).toBe(false);
    expect(await credits().release(settled)).toBe(false);
    expect(await credits().release(randomUUID())).toBe(false);
    expect(await credits().balance(userId)).toBe(7);
  });

  it('undoes a hold with its transaction', async () => {
    const userId = await accountWith(10);
    const failing = work().transact(async (stores) => {
      await stores.credits.hold({ userId, amount: 4, runId: randomUUID() });
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect(await credits().balance(userId)).toBe(10);
  });

  it('refuses amounts that are no credits', async () => {
    const userId = await accountWith(10);
    await expect(credits().hold({ userId, amount: -5, runId: randomUUID() })).rejects.toThrow(RangeError);
    await expect(credits().hold({ userId, amount: 0.5, runId: randomUUID() })).rejects.toThrow(RangeError);
    await expect(credits().grant({ userId, amount: -1, reason: '', key: randomUUID() })).rejects.toThrow(RangeError);
    expect(await credits().balance(userId)).toBe(10);
  });
});
