import type { Project, ProjectListQuery } from '@adwright/contract/project/project.ts';
import { withoutFiles } from '../runs/list-runs.ts';
import type { RunWords } from '../runs/present-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentProject } from './present-project.ts';

type ProjectPage = { list: Project[]; total: number; page: number; page_size: number };

export async function listProjects(
  deps: { readonly work: UnitOfWork },
  { userId, query }: { userId: string; query: ProjectListQuery },
  words: RunWords,
): Promise<ProjectPage> {
  const { list, total } = await deps.work.stores.projects.list(userId, query);
  const assets = await deps.work.stores.assets.ofRuns(list.flatMap(({ run }) => (run === null ? [] : [run.id])));
  const ofRun = Map.groupBy(assets, ({ runId }) => runId);
  const presented = list.map(({ project, run }) =>
    presentProject(
      { project: { ...project, params: withoutFiles(project.params) }, run },
      ofRun.get(run?.id ?? '') ?? [],
      words,
    ),
  );
  return { list: await Promise.all(presented), total, page: query.page, page_size: query.page_size };
}
