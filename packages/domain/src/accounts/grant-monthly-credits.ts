import { plans } from '@adwright/contract/pay/plans.ts';
import type { CreditStore } from '../credits/ports.ts';
import { monthKey } from './month.ts';
import type { Account } from './ports.ts';

/** What a month's grant to a person is known by. */
export function monthlyKey(userId: string, now: Date): string {
  return `free:${userId}:${monthKey(now)}`;
}

/**
 * The rule: a person on the free plan gets the plan's credits once in every calendar month in which they come by.
 * The amount is fixed, whatever the balance; what is not used stays; months without a visit are not made up for.
 * So there is nothing to gain by spending early, holding credits over the turn of the month or coming often.
 * Paid plans bring their credits with each payment (billing/credits-of-payment.ts). Answers the balance.
 */
export async function grantMonthlyCredits(
  credits: CreditStore,
  account: Pick<Account, 'id' | 'plan'>,
  now: Date,
  standing?: Awaited<ReturnType<CreditStore['standing']>>,
): Promise<number> {
  const key = monthlyKey(account.id, now);
  const { balance, granted } = standing ?? (await credits.standing(account.id, key));
  if (granted || account.plan !== 'free') return balance;
  await credits.grant({ userId: account.id, amount: plans.free.monthlyCredits, reason: 'free plan', key });
  return credits.balance(account.id);
}
