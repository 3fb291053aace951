import type { ToolId } from '@adwright/tools/registry.ts';
import { LazyMessages } from '../../session/lazy-messages.tsx';
import { toolForms } from './tool-forms.ts';
import { ToolRunner } from './tool-runner.tsx';

/** A tool with its words, as one thing to fetch. */
export function ToolPart({ tool, initial }: { tool: ToolId; initial: object | undefined }) {
  return (
    <LazyMessages areas={['session', toolForms[tool].area]}>
      <ToolRunner tool={tool} initial={initial} />
    </LazyMessages>
  );
}
