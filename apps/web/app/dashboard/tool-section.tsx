import type { ToolId } from '@adwright/tools/registry.ts';
import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import type { SectionKey } from './section-keys.ts';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

/** A section that is a tool and nothing else. */
export function toolSectionOf(section: SectionKey, tool: ToolId) {
  return function ToolSection({ address }: SectionProps) {
    return (
      <>
        <SectionHeading section={section} />
        <StoredToolRunner tool={tool} runId={address.runId} projectId={address.projectId} />
      </>
    );
  };
}
