import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function AdCopySection({ address }: SectionProps) {
  const { product, runId, projectId } = address;
  return (
    <>
      <SectionHeading section="AdCopy" />
      <StoredToolRunner
        key={product ?? ''}
        tool="ad-copy"
        runId={runId}
        projectId={projectId}
        initial={product === null ? undefined : { brief: { product } }}
      />
    </>
  );
}
