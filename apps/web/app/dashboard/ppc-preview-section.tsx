import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function PpcPreviewSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="PpcPreview" />
      <StoredToolRunner tool="ppc-preview" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
