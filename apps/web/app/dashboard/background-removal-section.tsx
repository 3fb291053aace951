import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function BackgroundRemovalSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="BackgroundRemoval" />
      <StoredToolRunner tool="background-removal" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
