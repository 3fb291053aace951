import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function PosterSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="Poster" />
      <StoredToolRunner tool="poster" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
