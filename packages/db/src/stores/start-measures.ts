import type { AskedMeasures, RunRecord, StartMeasures } from '@adwright/domain/runs/ports.ts';
import { eq, sql } from 'drizzle-orm';
import { keptRead } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { runs } from '../schema/runs.ts';
import { isFree } from './line-facts.ts';
import { bytesStoredBy } from './stored-bytes.ts';

type Started = Pick<RunRecord, 'userId' | 'tool' | 'queue'>;
type Given = Started & { readonly since: string | null; readonly weighs: boolean };
type Row = { readonly all: number; readonly own: number; readonly made: number; readonly bytes: number };

const ask = keptRead<Given, Row>(
  'start_measures',
  ({ userId, tool, queue, since, weighs }) => sql`
    select line.all, line.own,
      case when ${since}::timestamptz is null then 0 else (
        select count(*) from ${runs}
        where user_id = ${userId}::uuid and tool = ${tool} and created_at >= ${since}::timestamptz
          and status not in ('failed', 'cancelled')
      )::int end as made,
      case when ${weighs}::boolean then ${bytesStoredBy(userId)} else 0 end as bytes
    from (
      select count(*)::int as all, (count(*) filter (where ${runs.userId} = ${userId}::uuid))::int as own
      from ${runs} where ${isFree} and ${eq(runs.queue, queue)}
    ) as line`,
);

export async function startMeasures(
  db: Orm,
  { userId, tool, queue }: Started,
  { since, weighs }: AskedMeasures,
): Promise<StartMeasures> {
  const [row] = await ask(db, { userId, tool, queue, since: since?.toISOString() ?? null, weighs });
  if (!row) throw new Error('What a start is measured by was not answered');
  const { all, own, made, bytes } = row;
  return { waiting: { all, own }, made, storedBytes: bytes };
}
