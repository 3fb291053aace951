import { batchTool } from '@adwright/contract/project/batch-kind.ts';
import { toolNamed } from './registry.ts';

/** A batch is no tool, but has a section. */
const batchSection = 'batch-creation';

/** What an address says, on any page, to open the dashboard at this run; at the person's work where its tool is gone. */
export function searchOfRun({ id, tool }: { readonly id: string; readonly tool: string }): string {
  const section = tool === batchTool ? batchSection : toolNamed(tool)?.section.event;
  return section === undefined ? '?dashboard=my-work' : `?${new URLSearchParams({ dashboard: section, run: id })}`;
}
