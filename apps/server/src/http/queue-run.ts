import type { ExportedDocument, RunQueued } from '@adwright/contract/run/run.ts';
import { exportDocument } from '@adwright/domain/documents/export-document.ts';
import { startRun, type StartRunDeps } from '@adwright/domain/runs/start-run.ts';

type QueueRequest = {
  readonly userId: string;
  readonly tool: string;
  readonly input?: unknown;
  readonly idempotencyKey: string | null;
  /** What it makes files of; without it the run begins a project of its own. */
  readonly document?: ExportedDocument | undefined;
  /** The project it is a new version of, where there is no document. */
  readonly projectId?: string | undefined;
};

/** Starts a run for whichever call asked for it, and answers as all of them do. */
export async function queueRun(
  deps: StartRunDeps,
  { document, projectId, ...request }: QueueRequest,
): Promise<RunQueued> {
  const asked = { ...request, input: request.input, ...(projectId !== undefined && { projectId }) };
  const run = await (document ? exportDocument(deps, { ...asked, document }) : startRun(deps, asked));
  return { id: run.id, status: run.status, credits_cost: run.creditsCost };
}
