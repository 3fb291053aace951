import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';

describeOnDatabases('voice store', (database) => {
  it('toggles a favourite, for one person only', async () => {
    const { voices } = database().work.stores;
    const [one, other] = [await createAccount(database().work.stores), await createAccount(database().work.stores)];
    expect(await voices.toggle(one.id, 'en-olivia')).toBe(true);
    expect(await voices.toggle(one.id, 'de-clara')).toBe(true);
    expect(await voices.toggle(one.id, 'en-olivia')).toBe(false);
    expect(await voices.collectedBy(one.id)).toEqual(['de-clara']);
    expect(await voices.collectedBy(other.id)).toEqual([]);
  });
});
