import type { Action, Block } from '../page.ts';
import { relatedBlock, type Structure, type StructureContext } from './structure.ts';

/** A tool that exists opens; beside it, and for one that is still to come, there is ad copy to write. */
function actionsOf({ entry, shared }: StructureContext): Action[] {
  const write: Action = { label: shared.writeAdText, target: { page: '/ad-copy-generator' } };
  return entry.feature === undefined
    ? [write]
    : [{ label: shared.openTool, target: { feature: entry.feature } }, write];
}

/** What a tool is for and what can be done with it or toward it today. */
export const introduction: Structure = (words, context): Block[] => [
  {
    kind: 'hero',
    heading: words.heading,
    lead: words.paragraph,
    actions: actionsOf(context),
  },
  ...relatedBlock(context),
];
