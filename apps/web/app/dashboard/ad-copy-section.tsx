import { ToolRunner } from '../features/tool-runner/tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function AdCopySection({ address }: SectionProps) {
  const { product, runId } = address;
  return (
    <>
      <SectionHeading section="AdCopy" />
      <ToolRunner
        key={`${product ?? ''} ${runId ?? ''}`}
        tool="ad-copy"
        runId={runId}
        initial={product === null ? undefined : { brief: { product } }}
      />
    </>
  );
}
