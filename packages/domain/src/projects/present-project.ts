import { batchTool, batchType } from '@adwright/contract/project/batch-kind.ts';
import type { ListedProject, Project } from '@adwright/contract/project/project.ts';
import type { ListedRun } from '@adwright/contract/run/run.ts';
import type { ListedAsset } from '../assets/ports.ts';
import type { ListedRunRecord, ToolCatalog } from '../runs/ports.ts';
import { toolOf } from '../runs/prepare-run.ts';
import { presentListedRun, type RunWords } from '../runs/present-run.ts';
import type { ListedProjectRecord, ProjectWithRun } from './ports.ts';
import { sharePath } from './share-path.ts';

const beforeItRuns = {
  status: 'draft',
  progress: 0,
  stage: 'draft',
  credits_cost: 0,
  error: null,
  finished_at: null,
} as const;

export async function presentProject(
  found: ProjectWithRun,
  assets: readonly ListedAsset[],
  words: RunWords,
  tools: ToolCatalog,
): Promise<Project> {
  return { ...(await presentListedProject(found, assets, words, tools)), params: found.project.params };
}

/** A project as the wire shows it: how it stands is how its newest run stands. */
export async function presentListedProject(
  { project, run }: ListedProjectRecord,
  assets: readonly ListedAsset[],
  words: RunWords,
  tools: ToolCatalog,
): Promise<ListedProject> {
  const shown = run === null ? null : await presentListedRun(run, { assets, projectId: project.id }, words);
  return {
    ...(shown === null ? beforeItRuns : standing(shown)),
    id: project.id,
    type: project.tool === batchTool ? batchType : (toolOf(tools, project.tool)?.projectType ?? 0),
    tool: project.tool,
    title: project.title,
    outputs: shown?.assets ?? [],
    credits_state: creditsState(run),
    version: project.version,
    run_id: run?.id ?? null,
    document_revision: run?.documentRevision ?? null,
    campaign_id: project.campaignId,
    favorite: project.favorite,
    share_path: project.shareToken === null ? null : sharePath(project.shareToken),
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
  };
}

function standing({ status, progress, stage, credits_cost, error, finished_at }: ListedRun) {
  return { status, progress, stage, credits_cost, error, finished_at };
}

function creditsState(run: ListedRunRecord | null): ListedProject['credits_state'] {
  if (run === null || run.creditsCost === 0) return 'none';
  if (run.status === 'succeeded') return 'settled';
  return run.status === 'failed' || run.status === 'cancelled' ? 'returned' : 'held';
}
