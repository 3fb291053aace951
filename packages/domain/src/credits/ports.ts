/**
 * The ledger. A balance is the sum of its entries and never a stored number: grant +n, hold −n,
 * release +n (gives a hold back), settle +n (closes a hold for good; n is the part that goes back, mostly 0),
 * revoke −n (takes back what a refunded payment brought). Grants are spent in the order they came.
 */
export type CreditStore = {
  balance(userId: string): Promise<number>;
  /** The balance and what is held: a run that ends badly gives it back, so it is not spent for good. */
  unspent(userId: string): Promise<number>;
  /** The balance, and whether the key has been granted to this account: one look, for the many calls that find it was. */
  standing(userId: string, key: string): Promise<{ balance: number; granted: boolean }>;
  /** The same `key` grants once, however often it is asked. */
  grant(entry: { userId: string; amount: number; reason: string; key: string }): Promise<boolean>;
  /** Locks the account's ledger, then writes the hold only if the balance covers it. */
  hold(entry: { userId: string; amount: number; runId: string }): Promise<'held' | 'insufficient'>;
  /** Closes the run's hold. Exactly one of settle and release takes effect, once. */
  settle(runId: string, back?: number): Promise<boolean>;
  release(runId: string): Promise<boolean>;
};
