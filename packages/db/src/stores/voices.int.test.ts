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

  it('keeps how words are said, once a word, by language and person', async () => {
    const { voices } = database().work.stores;
    const [one, other] = [await createAccount(database().work.stores), await createAccount(database().work.stores)];
    await voices.pronounce(one.id, 'en', { word: 'Zeta', say: 'zee tah' });
    await voices.pronounce(one.id, 'en', { word: 'Acme', say: 'ack me' });
    await voices.pronounce(one.id, 'en', { word: 'ACME', say: 'ack mee' });
    await voices.pronounce(one.id, 'de', { word: 'Acme', say: 'äck mi' });
    const kept = [
      { word: 'ACME', say: 'ack mee' },
      { word: 'Zeta', say: 'zee tah' },
    ];
    expect(await voices.pronunciationsOf(one.id, 'en')).toEqual(kept);
    expect(await voices.pronunciationsOf(other.id, 'en')).toEqual([]);
    await voices.forgetPronunciation(one.id, 'en', 'acme');
    expect(await voices.pronunciationsOf(one.id, 'en')).toEqual(kept.slice(1));
    expect(await voices.pronunciationsOf(one.id, 'de')).toHaveLength(1);
  });
});
