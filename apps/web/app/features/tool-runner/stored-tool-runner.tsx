import type { ToolId } from '@adwright/tools/registry.ts';
import { ToolRunner } from './tool-runner.tsx';
import { ToolSkeleton } from './tool-skeleton.tsx';
import { useProjectParams } from './use-project-params.ts';

type StoredToolRunnerProps = {
  tool: ToolId;
  runId: string | null;
  projectId: string | null;
  initial?: object | undefined;
};

/** A tool with what an address names in it: a run with its result, a stored draft, or nothing yet. */
export function StoredToolRunner({ tool, runId, projectId, initial }: StoredToolRunnerProps) {
  const params = useProjectParams(projectId);
  if (params === undefined) return <ToolSkeleton />;
  return (
    <ToolRunner
      key={runId ?? projectId ?? ''}
      tool={tool}
      runId={runId}
      projectId={params === null ? null : projectId}
      initial={params ?? initial}
    />
  );
}
