import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findRun } from './find-run.ts';
import type { EventBus, RunRecord, ToolCatalog, Workers } from './ports.ts';
import { toolOf } from './prepare-run.ts';
import { publishRun } from './publish-run.ts';
import { sameValue } from './same-value.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly events: EventBus;
  readonly workers: Workers;
  readonly tools: ToolCatalog;
};

type Answer = { readonly userId: string; readonly id: string; readonly step: string; readonly answer: unknown };

/** Goes on with a run that stopped for the person. The same answer again is harmless, another one is refused. */
export async function continueRun(deps: Deps, { userId, id, step, answer }: Answer): Promise<RunRecord> {
  const run = await findRun(deps, { userId, id });
  const schema = toolOf(deps.tools, run.tool)?.answers?.[step];
  if (schema === undefined) throw new AppError('not_found');
  const parsed = schema.safeParse(answer);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: ['answer', ...path].map(String).join('.'),
      message,
    }));
    throw new AppError('invalid_input', {}, issues);
  }
  const queued = await deps.work.transact(({ runs }) => runs.answer({ ...run, step, answer: parsed.data }));
  if (queued === null) {
    const current = await findRun(deps, { userId, id });
    if (Object.hasOwn(current.answers, step) && sameValue(current.answers[step], parsed.data)) return current;
    throw new AppError('run_not_waiting');
  }
  await deps.workers.wake(queued.queue).catch(() => undefined);
  await publishRun(deps.events, queued);
  return queued;
}
