/**
 * The ledger. A balance is the sum of its entries and never a stored number: grant +n, hold −n,
 * release +n (gives a hold back), settle 0 (closes a hold for good).
 */
export type CreditStore = {
  balance(userId: string): Promise<number>;
  /** The same `key` grants once, however often it is asked. */
  grant(entry: { userId: string; amount: number; reason: string; key: string }): Promise<boolean>;
  /** Locks the account's ledger, then writes the hold only if the balance covers it. */
  hold(entry: { userId: string; amount: number; runId: string }): Promise<'held' | 'insufficient'>;
  /** Closes the run's hold. Exactly one of settle and release takes effect, once. */
  settle(runId: string): Promise<boolean>;
  release(runId: string): Promise<boolean>;
};
