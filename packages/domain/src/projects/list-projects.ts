import { batchTool, batchType } from '@adwright/contract/project/batch-kind.ts';
import type { ListedProject, ProjectListQuery } from '@adwright/contract/project/project.ts';
import { toolOfType } from '../runs/prepare-run.ts';
import type { RunWords } from '../runs/present-run.ts';
import { presentListedProject } from './present-project.ts';
import type { ProjectDeps } from './project-deps.ts';

type ProjectPage = { list: ListedProject[]; total: number; page: number; page_size: number };

export async function listProjects(
  deps: ProjectDeps,
  { userId, query }: { userId: string; query: ProjectListQuery },
  words: RunWords,
): Promise<ProjectPage> {
  const { type, ...rest } = query;
  const stored = { ...rest, ...(type !== undefined && { tool: toolNameOf(deps, type) }) };
  const { list, total } = await deps.work.stores.projects.list(userId, stored);
  const presented = list.map((found) => presentListedProject(found, found.files, words, deps.tools));
  return { list: await Promise.all(presented), total, page: query.page, page_size: query.page_size };
}

function toolNameOf({ tools }: ProjectDeps, type: number): string {
  return type === batchType ? batchTool : (toolOfType(tools, type)?.id ?? '');
}
