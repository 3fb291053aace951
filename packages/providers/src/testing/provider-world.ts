import type { Engines } from '@adwright/domain/engines/engines.ts';
import type { NewProviderCall, ProviderCallEnd } from '@adwright/domain/engines/provider-calls.ts';
import { z } from 'zod';
import type { Books } from '../call/ledger.ts';
import { openEngines } from '../open-engines.ts';
import { type ProviderEnv, providerVariables } from '../settings.ts';
import { type FakeHandler, type FakeServer, startFake } from './fake-server.ts';

export type WrittenCall = NewProviderCall & Partial<ProviderCallEnd>;

export type ProviderWorld = {
  readonly engines: Engines;
  /** The calls as they stand in the books. */
  readonly calls: readonly WrittenCall[];
  /** Everything that was logged, as text. */
  logged(): string;
};

export const nobody = { userId: null, runId: null } as const;

export function providerEnv(variables: Readonly<Record<string, string>>): ProviderEnv {
  return z.object(providerVariables).parse(variables);
}

/** The real engines with their books in memory. */
export async function openWorld(variables: Readonly<Record<string, string>>): Promise<ProviderWorld> {
  const calls: WrittenCall[] = [];
  const lines: unknown[] = [];
  const log = { warn: (facts: object, message: string) => void lines.push({ ...facts, message }) };
  const engines = await openEngines({
    env: providerEnv(variables),
    work: booksIn(calls),
    clock: () => new Date(),
    log,
  });
  return { engines, calls, logged: () => JSON.stringify(lines) };
}

function booksIn(calls: WrittenCall[]): Books {
  const stores: Books['stores'] = {
    providerCalls: {
      lock: async () => undefined,
      spentSince: async (capability) =>
        calls.filter((call) => call.capability === capability).reduce((sum, call) => sum + (call.costMicros ?? 0), 0),
      begin: async (call) => String(calls.push(call) - 1),
      end: async (id, end) => void Object.assign(calls[Number(id)] ?? {}, end),
    },
  };
  return { stores, transact: (work) => work(stores) };
}

/** Starts a fake for one test and closes it afterwards. */
export async function withFake(handler: FakeHandler, test: (fake: FakeServer) => Promise<void>): Promise<void> {
  const fake = await startFake(handler);
  try {
    await test(fake);
  } finally {
    await fake.close();
  }
}
