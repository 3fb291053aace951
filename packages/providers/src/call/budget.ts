/** Millionths of a dollar that may be spent on one capability; null where nothing is said. */
export type Budget = { readonly day: number | null; readonly month: number | null };

export const noBudget: Budget = { day: null, month: null };

/** `5/day`, `100/month`, or both with a space between. Throws a sentence that says what is wrong. */
export function parseBudget(text: string): Budget {
  const budget: { day: number | null; month: number | null } = { ...noBudget };
  for (const part of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const match = /^\$?(\d+(?:\.\d+)?)\/(day|month)$/.exec(part);
    const [, amount, period] = match ?? [];
    if (amount === undefined || period === undefined) throw new Error(`"${part}" is not dollars/day or dollars/month`);
    budget[period as Period] = Math.round(Number(amount) * 1_000_000);
  }
  return budget;
}

export type Period = keyof Budget;

/** When the current day and month began, in UTC, as bills are written. */
export function periodStart(period: Period, now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), period === 'day' ? now.getUTCDate() : 1));
}
