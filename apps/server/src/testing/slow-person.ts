import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import type { CallData } from '@adwright/contract/schemas.ts';
import type { Database } from '@adwright/db/open-database.ts';
import { creditEntries } from '@adwright/db/schema/credits.ts';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

/** Somebody with a session and credits, written before any server has the database open. */
export async function createPerson({ work }: Database, credits: number): Promise<{ userId: string; token: string }> {
  const { id: userId } = await createAccount(work.stores);
  const token = newToken();
  await work.stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
  await work.stores.credits.grant({ userId, amount: credits, reason: 'test', key: userId });
  return { userId, token };
}

export async function call<Id extends EndpointId>(
  url: string,
  token: string,
  id: Id,
  input: object,
): Promise<CallData<Id>> {
  const { method, path } = endpoints[id];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(url + path + query, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const { data } = (await response.json()) as { data: CallData<Id> };
  expect({ status: response.status, data }).toMatchObject({ status: 200 });
  return data;
}

export async function ended(url: string, token: string, id: string): Promise<CallData<'toolRunGet'>> {
  for (;;) {
    const current = await call(url, token, 'toolRunGet', { id });
    if (!['queued', 'processing'].includes(current.status)) return current;
    await sleep(100);
  }
}

/** Every run has one hold and one settle, and the balance is what is left of it. */
export async function expectChargedOnce(
  { work, db }: Database,
  { userId, runs, credits, each = 5 }: { userId: string; runs: readonly string[]; credits: number; each?: number },
): Promise<void> {
  expect(await work.stores.credits.balance(userId)).toBe(credits - each * runs.length);
  const entries = await db.select().from(creditEntries);
  for (const run of runs) {
    const kinds = entries.filter((entry) => entry.runId === run).map((entry) => entry.kind);
    expect(kinds.toSorted()).toEqual(['hold', 'settle']);
  }
}
