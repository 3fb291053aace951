import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { keptRead } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { assets } from '../schema/assets.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';

/** As an expression for any query. Summed and not kept as a number beside the files: nothing can make the two differ. */
export function bytesStoredBy(userId: SQLWrapper): SQL {
  return sql`(
    (select coalesce(sum(bytes), 0) from ${assets} where user_id = ${userId}::uuid)
    - (
      select coalesce(sum(f.bytes), 0)
      from ${projects} as p
      join ${projectVersions} as v on v.project_id = p.id
      -- A version itself, or a row of it where it is a batch.
      join ${runs} as r on r.id = v.run_id or r.parent_id = v.run_id
      join ${assets} as f on f.run_id = r.id
      where p.user_id = ${userId}::uuid and p.deleted_at is not null
    )
  )::float8`;
}

const weigh = keptRead<{ userId: string }, { bytes: number }>(
  'stored_bytes',
  ({ userId }) => sql`select ${bytesStoredBy(userId)} as bytes`,
);

export async function storedBytes(db: Orm, userId: string): Promise<number> {
  return (await weigh(db, { userId }))[0]?.bytes ?? 0;
}
