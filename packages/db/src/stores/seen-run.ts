import type { SeenRun } from '@adwright/domain/runs/ports.ts';
import { sql } from 'drizzle-orm';
import { keptRead } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { runs } from '../schema/runs.ts';
import { filesAsJson, readFiles } from './files-of-run.ts';
import type { JsonValues } from './json-row.ts';
import { factsOfLine, type LineFact, readLineFacts } from './line-facts.ts';
import { projectOfRun } from './run-list.ts';
import { readRun, runAsJson, type RunJson } from './run-record.ts';

type Row = {
  readonly run: RunJson;
  readonly files: readonly JsonValues[];
  readonly project: string | null;
  readonly facts: readonly LineFact[] | null;
};

const ask = keptRead<{ userId: string; id: string }, Row>(
  'seen_run',
  ({ userId, id }) => sql`
    select ${runAsJson} as run, ${filesAsJson(sql`"runs"."id"`)} as files, ${projectOfRun} as project,
      case when status in ('queued', 'processing')
        then (select json_agg(fact) from (${factsOfLine(id)}) as fact) end as facts
    from ${runs} where id = ${id} and user_id = ${userId}`,
);

/** In one question: whoever waits for a run asks for it again and again. */
export async function seenRun(db: Orm, userId: string, id: string): Promise<SeenRun | null> {
  const [row] = await ask(db, { userId, id });
  if (!row) return null;
  const { run, files, project, facts } = row;
  return { run: readRun(run), files: readFiles(files), projectId: project, line: facts && readLineFacts(facts) };
}
