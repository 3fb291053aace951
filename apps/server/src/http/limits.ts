import type { LimitName } from '@adwright/contract/endpoint.ts';

type Limit = {
  readonly windowSeconds: number;
  /** Calls of one address in a window. */
  readonly perAddress: number;
  /** Calls of one signed-in person in a window. */
  readonly perUser: number;
  /** Calls about one email address in a window, whoever makes them: a guesser with many addresses meets this one. */
  readonly perEmail?: number;
};

/** Shared by all web processes through the database. */
const limits = {
  sign_in: { windowSeconds: 300, perAddress: 30, perUser: 30, perEmail: 15 },
  code: { windowSeconds: 600, perAddress: 20, perUser: 20, perEmail: 5 },
  generate: { windowSeconds: 60, perAddress: 120, perUser: 60 },
  // Each call makes this server ask another one.
  read_page: { windowSeconds: 60, perAddress: 30, perUser: 12 },
  // Two parts a second of each of a few files at once.
  upload: { windowSeconds: 60, perAddress: 1200, perUser: 600 },
  write: { windowSeconds: 60, perAddress: 30, perUser: 30 },
  // An editor saves as one works: two tabs at full speed.
  save: { windowSeconds: 60, perAddress: 600, perUser: 240 },
} as const satisfies Record<LimitName, Limit>;

/** Counted in each process's own memory, before anything else is done for the caller. */
export const generalLimit = { windowSeconds: 60, perAddress: 1200 } as const;

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
