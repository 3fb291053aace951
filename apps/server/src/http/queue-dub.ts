import { AppError } from '@adwright/contract/errors.ts';
import type { RunQueued } from '@adwright/contract/run/run.ts';
import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import type { StartRunDeps } from '@adwright/domain/runs/start-run.ts';
import { isOver } from '@adwright/domain/runs/watch-run.ts';
import { sameDub } from '@adwright/tools/video-translation/plan/same-dub.ts';
import { queueRun } from './queue-run.ts';

type DubRequest = {
  readonly userId: string;
  readonly tool: string;
  readonly order: DubOrder;
  readonly language: string;
  readonly idempotencyKey: string | null;
};

/**
 * A film in one language: the run that has made exactly this already, or a new one. After an earlier run it is the
 * next version of that one's work, so that dubbing again fills nobody's list with copies.
 */
export async function queueDub(deps: StartRunDeps, request: DubRequest): Promise<RunQueued> {
  const { userId, tool, order, language } = request;
  const { runs, projects } = deps.work.stores;
  const earlier = order.after[language];
  const before = earlier === undefined ? null : await runs.ofUser(userId, earlier);
  const known = before?.tool === tool ? before : null;
  const projectId = known && (await projects.idsOfRuns([known.id])).get(known.id);
  if (known?.status === 'succeeded' && projectId && sameDub(order, known.input, language))
    return { id: known.id, status: known.status, credits_cost: 0 };
  const key = request.idempotencyKey === null ? null : `${request.idempotencyKey} ${language}`;
  const input = inOne(order, language);
  if (!projectId) return queueRun(deps, { userId, tool, input, idempotencyKey: key });
  if (known && !isOver(known.status)) throw new AppError('project_busy');
  return queueRun(deps, { userId, tool, input, idempotencyKey: key, projectId });
}

/** The order as the run of one language keeps it. */
function inOne(order: DubOrder, language: string): DubOrder {
  const [chosen, earlier] = [order.voices[language], order.after[language]];
  return {
    ...order,
    languages: [language],
    voices: chosen ? { [language]: chosen } : {},
    after: earlier === undefined ? {} : { [language]: earlier },
    lines: order.lines.map((line) => ({ ...line, said: { [language]: line.said[language] ?? '' } })),
  };
}
