import { randomUUID } from 'node:crypto';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';

describeOnDatabases('account store', (database) => {
  const accounts = () => database().work.stores.accounts;

  it('finds an account by each of its names', async () => {
    const subject = randomUUID();
    const account = await createAccount(database().work.stores, { googleSubject: subject, passwordHash: 'hash' });
    expect(account).toMatchObject({ plan: 'free', planPeriod: 'none', hasPaidCredits: false, locale: 'en' });
    expect(account.createdAt).toBeInstanceOf(Date);
    expect(await accounts().byId(account.id)).toEqual(account);
    expect(await accounts().byEmail(account.email)).toEqual(account);
    expect(await accounts().byGoogleSubject(subject)).toEqual(account);
  });

  it('answers null for what is not there, and for an id that is none', async () => {
    expect(await accounts().byId(randomUUID())).toBeNull();
    expect(await accounts().byId('1; drop table users')).toBeNull();
    expect(await accounts().byEmail('nobody@example.test')).toBeNull();
    expect(await accounts().byGoogleSubject('nobody')).toBeNull();
  });

  it('refuses a taken email and a taken Google subject, also when they come at once', async () => {
    const subject = randomUUID();
    const entry = {
      email: `${subject}@example.test`,
      name: 'A',
      passwordHash: null,
      googleSubject: subject,
      locale: 'en',
    };
    const results = await Promise.all(Array.from({ length: 20 }, () => accounts().insert(entry)));
    expect(results.filter((account) => account !== null)).toHaveLength(1);
    expect(await accounts().insert({ ...entry, email: 'other@example.test' })).toBeNull();
  });

  it('links a Google subject', async () => {
    const account = await createAccount(database().work.stores);
    const subject = randomUUID();
    await accounts().linkGoogle(account.id, subject);
    expect((await accounts().byGoogleSubject(subject))?.id).toBe(account.id);
  });
});
