import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { rowsOf } from '../rows-of.ts';

type Plan = { readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[] | string };

/** What the database expects to find, from what it knows of its most frequent words: asking is a thousandth of looking. */
export async function estimateHits(db: Orm, wanted: SQL): Promise<number> {
  const [row] = await rowsOf<Plan>(db, sql`explain (format json) select from library_ads where ${wanted}`);
  const plan = row?.['QUERY PLAN'];
  const [first] = typeof plan === 'string' ? (JSON.parse(plan) as Exclude<typeof plan, string>) : (plan ?? []);
  return first?.Plan['Plan Rows'] ?? 0;
}
