import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function IdPhotoSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="AIIdPhoto" />
      <StoredToolRunner tool="id-photo" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
