import { ApiError } from '@adwright/contract/client/error.ts';
import type { Client } from '@adwright/contract/client/client.ts';
import { type Timers, wait } from '@adwright/contract/client/timers.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { CallInput } from '@adwright/contract/schemas.ts';
import type { StartingCall } from '@adwright/tools/tool.ts';
import { mayPass } from './keep-asking.ts';
import type { AskedRun, RunOrder } from './run-memory.ts';

const IN_PROGRESS_TRIES = 10;
const IN_PROGRESS_WAIT_MS = 1000;

export type AskingDeps = {
  readonly tool: string;
  /** The call that starts it, where the specification gave it one of its own. */
  readonly call?: StartingCall | undefined;
  /** A stored piece of work that every run here is a new version of. */
  readonly projectId?: string | undefined;
  readonly client: Pick<Client, 'call'>;
  readonly timers: Timers;
};

export type StartedRun = Pick<Run, 'id' | 'credits_cost'>;

export function isSameOrder(asked: AskedRun, { input, document }: RunOrder): boolean {
  return JSON.stringify([asked.input, asked.document]) === JSON.stringify([input, document]);
}

/** Whether the run may have been made although the answer does not say so: then it is asked for under the same key. */
export function mayHaveStarted(error: ApiError): boolean {
  if (error.error === 'idempotency_in_progress') return true;
  return error.status !== 429 && mayPass(error);
}

/** A request cut off on its way may still be at work behind the same key; its answer comes if one waits. */
export async function askForRun(deps: AskingDeps, asked: AskedRun, signal: AbortSignal): Promise<StartedRun> {
  for (let triesLeft = IN_PROGRESS_TRIES; ; triesLeft -= 1) {
    try {
      return await askOnce(deps, asked);
    } catch (error) {
      const atWork = error instanceof ApiError && error.error === 'idempotency_in_progress';
      if (!atWork || triesLeft === 0 || signal.aborted) throw error;
      await wait(deps.timers, IN_PROGRESS_WAIT_MS, signal);
    }
  }
}

async function askOnce(deps: AskingDeps, { key, input, document }: AskedRun): Promise<StartedRun> {
  const options = { idempotencyKey: key, quiet: true } as const;
  const { client, projectId } = deps;
  // A document names its project itself.
  if (projectId === undefined || document !== undefined) return startRun(deps, { input, document }, options);
  const project = await client.call('projectUpdate', { id: projectId, params: input, run: true }, options);
  return { id: project.run_id ?? projectId, credits_cost: project.credits_cost };
}

function startRun(
  { client, tool, call }: AskingDeps,
  { input, document }: RunOrder,
  options: { idempotencyKey: string; quiet: true },
): Promise<StartedRun> {
  if (call === undefined) return client.call('toolRun', { tool, input, document }, options);
  // The input has passed the tool's schema, which the schema of its call takes in; every such call answers an id.
  const body = { ...(input as object), ...call.with, ...(document && { document }) } as CallInput<'aiAdsImageCreate'>;
  return client.call(call.id as 'aiAdsImageCreate', body, options);
}

/** A run that was started and could not be asked about yet, as far as it is known: it exists, and is paid for. */
export function runJustStarted(deps: AskingDeps, { id, credits_cost }: StartedRun, asked: AskedRun): Run {
  return {
    id,
    project_id: asked.document?.project_id ?? deps.projectId ?? null,
    tool: deps.tool,
    status: 'queued',
    progress: 0,
    stage: 'queued',
    credits_cost,
    input: asked.input,
    output: null,
    assets: [],
    error: null,
    created_at: new Date(deps.timers.now()).toISOString(),
    finished_at: null,
    document_revision: asked.document?.revision ?? null,
  };
}
