import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function ImageAdSection({ address, selected }: SectionProps) {
  const template = selected?.kind === 'picture-template' ? selected.id : null;
  return (
    <>
      <SectionHeading section="ImageAd" />
      <StoredToolRunner
        key={template}
        tool="image-ad"
        runId={template === null ? address.runId : null}
        projectId={address.projectId}
        initial={template === null ? undefined : { template }}
      />
    </>
  );
}
