import type { LimitName } from '@adwright/contract/endpoint.ts';

type Limit = {
  readonly windowSeconds: number;
  /** Calls of one address in a window. */
  readonly perAddress: number;
  /** Calls of one signed-in person in a window. */
  readonly perUser: number;
  /** Calls about one email address in a window, whoever makes them. */
  readonly perEmail?: number;
  readonly guesses?: GuessLimit;
};

/**
 * For calls that guess at somebody's password. No number of wrong guesses shuts the owner out: what is refused is
 * refused to one address, and a guesser with many of them makes each guess slower and each address good for fewer.
 */
type GuessLimit = {
  /** Guesses of one address at one email. */
  readonly perAddress: number;
  /** Guesses at one email, whoever makes them, before every further one waits. */
  readonly unhurried: number;
  /** The same number again, and an address has only this many. */
  readonly perAddressUnderAttack: number;
  /** How much longer each guess waits than the one before, and the longest wait. */
  readonly stepMs: number;
  readonly longestMs: number;
};

/** Shared by all web processes through the database. */
const limits = {
  sign_in: {
    windowSeconds: 300,
    perAddress: 30,
    perUser: 30,
    guesses: { perAddress: 15, unhurried: 15, perAddressUnderAttack: 5, stepMs: 200, longestMs: 5000 },
  },
  code: { windowSeconds: 600, perAddress: 20, perUser: 20, perEmail: 5 },
  generate: { windowSeconds: 60, perAddress: 120, perUser: 60 },
  // Each call makes this server ask another one.
  read_page: { windowSeconds: 60, perAddress: 30, perUser: 12 },
  // As does each row of a table: one of 200 products fits in, and not again and again.
  read_row: { windowSeconds: 600, perAddress: 480, perUser: 240 },
  // Two parts a second of each of a few files at once.
  upload: { windowSeconds: 60, perAddress: 1200, perUser: 600 },
  write: { windowSeconds: 60, perAddress: 30, perUser: 30 },
  // An editor saves as one works: two tabs at full speed.
  save: { windowSeconds: 60, perAddress: 600, perUser: 240 },
  // Somebody who types and filters without a pause; a machine that copies the library is slowed down.
  search: { windowSeconds: 60, perAddress: 240, perUser: 120 },
  // A page that waits for a payment asks every few seconds, in a few tabs.
  sync: { windowSeconds: 60, perAddress: 240, perUser: 90 },
} as const satisfies Record<LimitName, Limit>;

/** Counted in memory and shared now and then, before anything else is done for the caller. */
export const generalLimit = { windowSeconds: 60, perAddress: 1200 } as const;

/** Null for calls that guess at nothing. */
export function guessLimitOf(name: LimitName): (GuessLimit & { readonly windowSeconds: number }) | null {
  const { guesses, windowSeconds }: Limit = limits[name];
  return guesses === undefined ? null : { ...guesses, windowSeconds };
}

/** The windows one call counts in, each with how many it allows. */
export function windowsOf(
  name: LimitName,
  caller: { address: string; userId: string | null; email: string | null },
): { key: string; allowed: number; windowSeconds: number }[] {
  const limit: Limit = limits[name];
  const { windowSeconds } = limit;
  const windows = [{ key: `${name}:address:${caller.address}`, allowed: limit.perAddress, windowSeconds }];
  if (caller.userId !== null) {
    windows.push({ key: `${name}:user:${caller.userId}`, allowed: limit.perUser, windowSeconds });
  }
  if (caller.email !== null && limit.perEmail !== undefined) {
    windows.push({ key: `${name}:email:${caller.email}`, allowed: limit.perEmail, windowSeconds });
  }
  return windows;
}
