import type { Letter, PasswordHasher } from '@adwright/domain/accounts/ports.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { argon2Hasher } from '../../adapters/argon2-hasher.ts';
import { newEmail, openTestApp, type TestApp, testPassword as password } from '../../testing/test-app.ts';

/** The work an answer takes, so that it can be compared without a stopwatch. */
function countingWork() {
  const work = { hashes: 0, letters: [] as Letter[] };
  const real = argon2Hasher();
  const hasher: PasswordHasher = {
    hash: (text) => ((work.hashes += 1), real.hash(text)),
    verify: (text, hash) => ((work.hashes += 1), real.verify(text, hash)),
  };
  const mailer = { send: async (letter: Letter) => void work.letters.push(letter) };
  return { work, hasher, mailer };
}

async function timed<Result>(call: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const before = performance.now();
  const result = await call();
  return { result, ms: performance.now() - before };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describeOnDatabases('who has an account stays unknown', (database) => {
  const { work, hasher, mailer } = countingWork();
  let server: TestApp;
  const taken: string[] = [];
  beforeAll(async () => {
    server = await openTestApp(database(), { deps: { hasher, mailer } });
    const passwordHash = await hasher.hash(password);
    for (let index = 0; index < 7; index += 1) {
      const account = { email: newEmail(), name: 'Ada', passwordHash, googleSubject: null, locale: 'en' };
      taken.push((await server.deps.work.stores.accounts.insert(account))?.email ?? '');
    }
  });
  afterAll(() => server.close());

  async function compare(call: (email: string) => Promise<{ status: number; body: unknown }>) {
    const free = taken.map(() => newEmail());
    const times = { taken: [] as number[], free: [] as number[] };
    const seen = { taken: new Set<string>(), free: new Set<string>() };
    const hashes = { taken: 0, free: 0 };
    for (const [index, takenEmail] of taken.entries()) {
      for (const kind of ['taken', 'free'] as const) {
        const email = kind === 'taken' ? takenEmail : (free[index] ?? '');
        const before = work.hashes;
        const { result, ms } = await timed(() => call(email));
        hashes[kind] += work.hashes - before;
        times[kind].push(ms);
        const body = JSON.stringify(result.body)
          .replaceAll(email, '…')
          .replace(/"request_id":"[^"]*"/, '');
        seen[kind].add(`${result.status} ${body}`);
      }
    }
    return { seen, hashes, ratio: median(times.taken) / median(times.free) };
  }

  test('registering: same status, same body, same work, no telling time', async () => {
    const { seen, hashes, ratio } = await compare((email) => server.call('userRegister', { email, password }));
    expect(seen.taken.size).toBe(1);
    expect(seen.taken).toEqual(seen.free);
    expect(hashes.taken).toBe(hashes.free);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
    expect(work.letters.filter(({ to }) => taken.includes(to))).toHaveLength(taken.length);
    expect(work.letters.filter(({ to }) => !taken.includes(to))).toHaveLength(taken.length);
  });

  test('a taken address gets a letter without any code', () => {
    const letters = work.letters.filter(({ to }) => taken.includes(to));
    expect(letters.filter(({ subject, text }) => /\d{6}/.test(subject + text))).toEqual([]);
  });

  test('asking for a new password: same status, same body, same letters, no telling time', async () => {
    const before = work.letters.length;
    const { seen, ratio } = await compare((email) => server.call('userPasswordForgotten', { email }));
    expect(seen.taken.size).toBe(1);
    expect(seen.taken).toEqual(seen.free);
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3.5);
    const letters = work.letters.slice(before);
    expect(letters.filter(({ to }) => taken.includes(to))).toHaveLength(taken.length);
    expect(letters).toHaveLength(2 * taken.length);
  });

  test('guessing codes: same answers', async () => {
    const { seen } = await compare((email) => server.call('userRegisterVerify', { email, code: '000000' }));
    expect(seen.taken).toEqual(
      new Set([
        '422 {"code":422,"message":"That code isn’t right. Check it and try again.","data":{"error":"code_invalid",}}',
      ]),
    );
  });

  test('signing in: same status, same body, same work, no telling time', async () => {
    const { seen, hashes, ratio } = await compare((email) =>
      server.call('userLoginPassword', { email, password: 'not the password' }),
    );
    expect(seen.taken).toEqual(seen.free);
    expect(hashes.taken).toBe(hashes.free);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});
