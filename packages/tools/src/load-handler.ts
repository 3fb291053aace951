import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { jobs } from './jobs.ts';

/** The handler of a tool by its id. The life of a run has parsed the input with the tool's own schema by then. */
export async function loadHandler(tool: string): Promise<RunHandler> {
  if (!Object.hasOwn(jobs, tool)) throw new Error(`no job for ${tool}`);
  const { job } = await jobs[tool as keyof typeof jobs]();
  return job as RunHandler;
}
