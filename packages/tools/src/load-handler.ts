import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { toolNamed } from './registry.ts';

/** The handler of a tool, found by its place. The life of a run has parsed the input with the tool's own schema by then. */
export async function loadHandler(id: string): Promise<RunHandler> {
  if (toolNamed(id) === undefined) throw new Error(`no job for ${id}`);
  const { job } = (await import(`./${id}/node/job.ts`)) as { job: RunHandler };
  return job;
}
