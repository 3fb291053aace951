import { AppError } from '@adwright/contract/errors.ts';
import type { CreditStore } from './ports.ts';

type Hold = { readonly userId: string; readonly amount: number; readonly runId: string };

/** Belongs inside the transaction that writes the run: its refusal must undo that run. */
export async function holdCredits(credits: CreditStore, hold: Hold): Promise<void> {
  if (hold.amount === 0) return;
  if ((await credits.hold(hold)) === 'held') return;
  throw new AppError('insufficient_credits', { needed: hold.amount, balance: await credits.balance(hold.userId) });
}
