import { isRetrying } from './is-retrying.ts';
import type { EventBus, RunRecord } from './ports.ts';

type Seen = Pick<
  RunRecord,
  'id' | 'userId' | 'tool' | 'status' | 'progress' | 'stage' | 'parentId' | 'attempts' | 'sparedAttempts'
>;

/** Events are a convenience over polling: a bus that is down must not undo work that is already written. */
export async function publishRun(events: EventBus, run: Seen): Promise<void> {
  const { id, tool, status, progress, stage, parentId } = run;
  const event = {
    id,
    tool,
    status,
    progress,
    stage,
    ...(isRetrying(run) && { retrying: true }),
    ...(parentId !== null && { parent_id: parentId }),
  };
  await events.publish(run.userId, event).catch(() => undefined);
}
