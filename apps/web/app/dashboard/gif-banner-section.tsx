import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function GifBannerSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="GifBanner" />
      <StoredToolRunner tool="gif-banner" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
