import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import { openAsset } from '../assets/open-asset.ts';
import type { FileStorage, WorkFolders } from '../assets/ports.ts';
import { readAsset } from '../assets/read-asset.ts';
import { stageAssets, type StagedAssets } from '../assets/stage-assets.ts';
import { isDiskFull } from '../disk-full.ts';
import type { BuiltInPeople } from '../avatars/ports.ts';
import { readAvatar } from '../avatars/read-avatar.ts';
import type { Engines } from '../engines/engines.ts';
import type { Media } from '../engines/media.ts';
import { picturesFor } from '../engines/pictures-for.ts';
import { speakerFor } from '../voices/speaker-for.ts';
import type { Pictures } from '../engines/pictures.ts';
import type { Rendering } from '../engines/rendering.ts';
import type { SpeechStudio } from '../engines/transcription.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { askPerson, PersonNeeded } from './ask-person.ts';
import { createAttemptFolder } from './attempt-folder.ts';
import { endRun } from './end-run.ts';
import { isRetrying } from './is-retrying.ts';
import { pauseRun } from './pause-run.ts';
import type { EventBus, RunHandler, RunnableTool, RunRecord, ToolCatalog } from './ports.ts';
import { toolOf } from './prepare-run.ts';
import { publishRun } from './publish-run.ts';
import { reportProgress } from './report-progress.ts';
import { watchRun } from './watch-run.ts';
import { watchStandstill } from './watch-standstill.ts';

export type ExecuteRunDeps = {
  readonly work: UnitOfWork;
  readonly events: EventBus;
  readonly storage: FileStorage;
  readonly workFolders: WorkFolders;
  readonly engines: Engines;
  readonly pictures: Pictures;
  readonly speech: SpeechStudio;
  readonly rendering: Rendering;
  readonly media: Media;
  readonly people: BuiltInPeople;
  readonly tools: ToolCatalog;
  /** Loads the tool's engine; called only here, so that nothing else pays for it. */
  loadHandler(tool: string): Promise<RunHandler>;
};

export type Delivery = {
  readonly runId: string;
  /** True when the queue will not deliver this run again after a failure. */
  readonly lastAttempt: boolean;
  /** Aborted when the worker drains. */
  readonly signal: AbortSignal;
};

export type ExecuteRunOutcome = 'succeeded' | 'failed' | 'needs_input' | 'left_alone';

class RunEndedElsewhere extends Error {}
class RunTimedOut extends Error {}

const progressIntervalMs = 300;

/**
 * Executes one delivery of a run. Throws only to be delivered again; every other end is written, with the
 * credits settled or given back, before it returns.
 */
export async function executeRun(deps: ExecuteRunDeps, delivery: Delivery): Promise<ExecuteRunOutcome> {
  const claimed = await deps.work.stores.runs.claim(delivery.runId);
  if (claimed === null) return 'left_alone';
  const run = await fromTheStart(deps, claimed);
  await publishRun(deps.events, run);
  const files = stageAssets(deps.storage, run);
  let output: unknown;
  try {
    output = await attempt(deps, delivery, run, files);
  } catch (error) {
    if (error instanceof PersonNeeded) return await endStep(deps, run, files, error);
    await files.discard();
    return await endFailedAttempt(deps, delivery, run, error);
  }
  // Outside the try: when the answer to a commit is lost, the run may have succeeded and its files must stay.
  const ended = await endRun(deps, run, { status: 'succeeded', output, assets: files.list() });
  await (ended === null ? files.discard() : files.sweepEarlierAttempts());
  return ended === null ? 'left_alone' : 'succeeded';
}

/** Another try does all of it again: how far the one before it came says nothing of this one. */
async function fromTheStart({ work }: ExecuteRunDeps, run: RunRecord): Promise<RunRecord> {
  if (!isRetrying(run)) return run;
  await work.stores.runs.progress(run.id, 0, run.stage);
  return { ...run, progress: 0 };
}

async function endStep(
  deps: ExecuteRunDeps,
  run: RunRecord,
  files: StagedAssets,
  needed: PersonNeeded,
): Promise<ExecuteRunOutcome> {
  const isPaused = await pauseRun(deps, run, { needed, assets: files.list() });
  await (isPaused ? files.sweepEarlierAttempts() : files.discard());
  return isPaused ? 'needs_input' : 'left_alone';
}

async function endFailedAttempt(
  deps: ExecuteRunDeps,
  delivery: Delivery,
  run: RunRecord,
  error: unknown,
): Promise<ExecuteRunOutcome> {
  if (error instanceof RunEndedElsewhere) return 'left_alone';
  const final = isFinal(error);
  if (!final && !delivery.lastAttempt) throw error;
  const ended = await endRun(deps, run, { status: 'failed', errorCode: codeOf(error) });
  if (ended === null) return 'left_alone';
  // The reason of an unknown failure must reach the log of the queue, which writes what is thrown.
  if (!final) throw error;
  return 'failed';
}

async function attempt(
  deps: ExecuteRunDeps,
  delivery: Delivery,
  run: RunRecord,
  files: StagedAssets,
): Promise<unknown> {
  const tool = toolOf(deps.tools, run.tool);
  if (tool === null) throw new AppError('not_found');
  const stop = new AbortController();
  const stopWatching = watchRun(deps, run, () => stop.abort(new RunEndedElsewhere()));
  const standstill = watchStandstill(tool.timeoutSeconds, () => stop.abort(new RunTimedOut('the time is up')));
  const signal = AbortSignal.any([delivery.signal, stop.signal]);
  const folder = createAttemptFolder(deps.workFolders);
  const report = reportProgress({
    from: { percent: run.progress, stage: run.stage },
    intervalMs: progressIntervalMs,
    async write({ percent, stage }) {
      if (!(await deps.work.stores.runs.progress(run.id, percent, stage))) stop.abort(new RunEndedElsewhere());
      else await publishRun(deps.events, { ...run, progress: percent, stage });
    },
  });
  try {
    const input = parsed(tool.input.safeParse(run.input), () => new AppError('invalid_input'));
    const handler = await deps.loadHandler(tool.id);
    const context = {
      runId: run.id,
      userId: run.userId,
      engines: deps.engines,
      pictures: picturesFor(deps.pictures, run.userId),
      speech: { ...deps.speech, speaker: speakerFor(deps.speech.speaker, deps.work, run.userId) },
      rendering: deps.rendering,
      media: deps.media,
      signal,
      async progress(percent: number, stage: string) {
        standstill.at(percent);
        report.set(percent, stage);
      },
      readAsset: (id: string) => readAsset(deps, { userId: run.userId, id }),
      readAvatar: (ref: string) => readAvatar(deps, { userId: run.userId, ref }),
      openAsset: (id: string) => openAsset(deps, { userId: run.userId, id, temporaryFile: folder.temporaryFile }),
      temporaryFile: folder.temporaryFile,
      ask: askPerson(run),
      saveAsset: (asset: Parameters<StagedAssets['add']>[0]) => files.add(asset),
    };
    const output = await orAborted(handler(input, context), signal);
    return parsed(tool.output.safeParse(output), (problem) => new Error(`${tool.id} broke its output schema`, problem));
  } finally {
    standstill.stop();
    stopWatching();
    await report.close();
    await folder.remove();
  }
}

function parsed(
  result: ReturnType<RunnableTool['input']['safeParse']>,
  refusal: (problem: ErrorOptions) => Error,
): unknown {
  if (result.success) return result.data;
  throw refusal({ cause: result.error });
}

/** A handler that does not listen to its signal must not keep the run from ending in time. */
async function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted.promise]);
  } catch (error) {
    // What an aborted handler throws is its own way of stopping; the reason is what counts.
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function codeOf(error: unknown): ErrorCode {
  const isLate = error instanceof RunTimedOut || (error instanceof AppError && error.code === 'timeout');
  // Of a run there is more to say than that it took too long: its credits are back.
  if (isLate) return 'run_timeout';
  if (error instanceof AppError) return error.code;
  return isDiskFull(error) ? 'disk_full' : 'tool_failed';
}

/** A refusal that another try cannot change. Errors of the server's own kind (5xx) may pass. */
function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}
