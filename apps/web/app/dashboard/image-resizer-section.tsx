import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function ImageResizerSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="ImageResizer" />
      <StoredToolRunner tool="image-resizer" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
