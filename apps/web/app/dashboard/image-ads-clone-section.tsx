import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function ImageAdsCloneSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="ImageAdsClone" />
      <StoredToolRunner tool="image-ad-clone" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
