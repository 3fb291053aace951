import { errorStatus, type ErrorCode } from '@adwright/contract/errors.ts';
import type { ListedRun, Run } from '@adwright/contract/run/run.ts';
import type { FileLinks, ListedAsset } from '../assets/ports.ts';
import type { Estimate } from './estimate-run.ts';
import { isRetrying } from './is-retrying.ts';
import type { ListedRunRecord, RunRecord } from './ports.ts';

export type RunWords = { readonly links: FileLinks; errorMessage(code: ErrorCode): Promise<string> };

type About = { assets: readonly ListedAsset[]; projectId: string | null };

/** A run as the wire shows it: assets with signed addresses, the error in the caller's language. */
export async function presentRun(
  run: RunRecord,
  { estimate = {}, ...about }: About & { estimate?: Estimate },
  words: RunWords,
): Promise<Run> {
  return {
    ...(await presentListedRun(run, about, words)),
    input: run.input,
    output: run.output ?? null,
    ...(run.status === 'needs_input' && { question: run.question ?? null }),
    ...(isRetrying(run) && { retrying: true }),
    ...(estimate.startsIn !== undefined && { starts_in: Math.round(estimate.startsIn) }),
    ...(estimate.endsIn !== undefined && { ends_in: Math.round(estimate.endsIn) }),
  };
}

export async function presentListedRun(
  run: ListedRunRecord,
  { assets, projectId }: About,
  words: RunWords,
): Promise<ListedRun> {
  return {
    id: run.id,
    project_id: projectId,
    tool: run.tool,
    status: run.status,
    progress: run.progress,
    stage: run.stage,
    credits_cost: run.creditsCost,
    assets: assets.map((asset) => presentAsset(asset, words.links)),
    error: await presentError(run, words),
    created_at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    document_revision: run.documentRevision,
  };
}

/** A code that a newer or older version wrote into the row still gets words. */
export function errorCodeOf(run: Pick<ListedRunRecord, 'errorCode'>): ErrorCode {
  const code = run.errorCode ?? 'tool_failed';
  return Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'tool_failed';
}

async function presentError(run: ListedRunRecord, words: RunWords): Promise<ListedRun['error']> {
  if (run.status !== 'failed') return null;
  const code = errorCodeOf(run);
  return { error: code, message: await words.errorMessage(code) };
}

export function presentAsset(asset: ListedAsset, links: FileLinks): Run['assets'][number] {
  const { id, name, mime, bytes, width, height, durationMs, hasAudio } = asset;
  return {
    asset_id: id,
    name,
    mime,
    bytes,
    width,
    height,
    ...(durationMs !== null && { duration_seconds: durationMs / 1000 }),
    ...(hasAudio !== null && { has_audio: hasAudio }),
    url: links.sign({ id, name }),
  };
}
