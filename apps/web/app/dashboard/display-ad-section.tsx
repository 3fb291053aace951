import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function DisplayAdSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="DisplayAd" />
      <StoredToolRunner tool="display-ad" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
