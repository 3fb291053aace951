import { errorStatus, type ErrorCode } from '@adwright/contract/errors.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { Asset, FileLinks } from '../assets/ports.ts';
import type { Estimate } from './estimate-run.ts';
import type { RunRecord } from './ports.ts';

export type RunWords = { readonly links: FileLinks; errorMessage(code: ErrorCode): Promise<string> };

/** A run as the wire shows it: assets with signed addresses, the error in the caller's language. */
export async function presentRun(
  run: RunRecord,
  { assets, projectId, estimate = {} }: { assets: readonly Asset[]; projectId: string | null; estimate?: Estimate },
  words: RunWords,
): Promise<Run> {
  return {
    id: run.id,
    project_id: projectId,
    tool: run.tool,
    status: run.status,
    progress: run.progress,
    stage: run.stage,
    credits_cost: run.creditsCost,
    input: run.input,
    output: run.output ?? null,
    assets: assets.map((asset) => presentAsset(asset, words.links)),
    error: await presentError(run, words),
    created_at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    document_revision: run.documentRevision,
    ...(run.status === 'needs_input' && { question: run.question ?? null }),
    ...(estimate.startsIn !== undefined && { starts_in: Math.round(estimate.startsIn) }),
    ...(estimate.endsIn !== undefined && { ends_in: Math.round(estimate.endsIn) }),
  };
}

/** A code that a newer or older version wrote into the row still gets words. */
export function errorCodeOf(run: RunRecord): ErrorCode {
  const code = run.errorCode ?? 'tool_failed';
  return Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'tool_failed';
}

async function presentError(run: RunRecord, words: RunWords): Promise<Run['error']> {
  if (run.status !== 'failed') return null;
  const code = errorCodeOf(run);
  return { error: code, message: await words.errorMessage(code) };
}

export function presentAsset(asset: Asset, links: FileLinks): Run['assets'][number] {
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
