import { randomUUID } from 'node:crypto';
import type { Account, NewAccount } from '@adwright/domain/accounts/ports.ts';
import type { NewRun, RunRecord } from '@adwright/domain/runs/ports.ts';
import type { Stores } from '@adwright/domain/unit-of-work.ts';

export async function createAccount(stores: Stores, change: Partial<NewAccount> = {}): Promise<Account> {
  const email = `${randomUUID()}@example.test`;
  const account = { email, name: 'Ada', passwordHash: null, googleSubject: null, locale: 'en', ...change };
  const created = await stores.accounts.insert(account);
  if (created === null) throw new Error(`The account ${account.email} exists already`);
  return created;
}

export async function createRun(stores: Stores, userId: string, change: Partial<NewRun> = {}): Promise<RunRecord> {
  const { run } = await stores.runs.insert({
    id: randomUUID(),
    userId,
    tool: 'qr-code',
    queue: 'quick',
    input: { content: 'https://example.test' },
    creditsCost: 1,
    idempotencyKey: null,
    ...change,
  });
  return run;
}
