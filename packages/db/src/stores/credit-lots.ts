import { sql, type SQLWrapper } from 'drizzle-orm';
import { creditEntries } from '../schema/credits.ts';

/**
 * What is left of a person's credits, paid for and not. Credits are spent in the order they came: what a payment
 * brought counts as one lot, from its first credits on, and without what was taken back.
 */
export function creditLots(userId: SQLWrapper) {
  return sql`(
    select coalesce(sum(remaining) filter (where paid), 0)::int as paid,
      coalesce(sum(remaining) filter (where not paid), 0)::int as unpaid
    from (
      select paid, greatest(0, least(amount, sum(amount) over (order by since, lot) - spent)) as remaining
      from (
        select coalesce(payment_id, id::text) as lot, payment_id is not null as paid,
          sum(amount) as amount, min(created_at) as since
        from ${creditEntries} where user_id = ${userId} and kind in ('grant', 'revoke')
        group by 1, 2
      ) as lots
      cross join (
        select -coalesce(sum(amount), 0) as spent
        from ${creditEntries} where user_id = ${userId} and kind not in ('grant', 'revoke')
      ) as spending
    ) as rest
  )`;
}
