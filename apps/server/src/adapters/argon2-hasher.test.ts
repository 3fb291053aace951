import { expect, test } from 'vitest';
import { argon2Hasher } from './argon2-hasher.ts';

const hasher = argon2Hasher({ memory: 64, passes: 1, parallelism: 1 });

test('only the password itself verifies, and the string carries algorithm and cost', async () => {
  const hash = await hasher.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(await hasher.verify('correct horse', hash)).toBe(true);
  expect(await hasher.verify('correct horse ', hash)).toBe(false);
  expect(await hasher.hash('correct horse')).not.toBe(hash);
});

test('a hash made at another cost still verifies', async () => {
  const hash = await argon2Hasher({ memory: 128, passes: 2, parallelism: 1 }).hash('correct horse');
  expect(await hasher.verify('correct horse', hash)).toBe(true);
});

test('agrees with the reference implementation', async () => {
  // A vector of the reference implementation's own tests.
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await hasher.verify('password', hash)).toBe(true);
});

test('a letter typed as one or as two characters is the same letter', async () => {
  const hash = await hasher.hash('caf\u00E9-au-lait');
  expect(await hasher.verify('cafe\u0301-au-lait', hash)).toBe(true);
});

test.each(['', 'plain', '$argon2i$v=19$m=64,t=1,p=1$c29tc2FsdA$c29tc2FsdA', '$2b$10$abcdefghijklmnopqrstuv'])(
  'what is no argon2id string never verifies: %s',
  async (hash) => {
    expect(await hasher.verify('password', hash)).toBe(false);
  },
);

test('the recommended cost is the default and does not hold up the event loop', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  const hash = await argon2Hasher().hash('correct horse');
  clearInterval(timer);
  expect(hash).toContain('$m=19456,t=2,p=1$');
  expect(ticks).toBeGreaterThan(0);
});
