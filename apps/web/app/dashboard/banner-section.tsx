import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function BannerSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="Banner" />
      <StoredToolRunner tool="banner" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
