import type { RunnableTool } from '@adwright/domain/runs/ports.ts';
import { rulesOf } from './kit/form/plan/on-brand.ts';
import { type ToolId, tools } from './registry.ts';
import { titleOfRun } from './run-title.ts';
import type { Tool, ToolContract } from './tool.ts';

/** A tool as the server runs it: its descriptor's facts beside its contract. */
export type CatalogTool = ToolContract &
  Pick<RunnableTool, 'id' | 'projectType' | 'title' | 'startWith' | 'startOnBrand'> &
  Pick<Tool, 'call' | 'messages'>;

export async function catalogTool(tool: Tool): Promise<CatalogTool> {
  const { contract } = await tool.contract();
  const { id, projectType, call, messages, startWith } = tool;
  return {
    ...contract,
    id,
    projectType,
    messages,
    ...(call && { call }),
    ...(startWith && { startWith }),
    startOnBrand: (kit) => {
      const brand = rulesOf(kit);
      return contract.forBrand?.(brand) ?? { brand };
    },
    title: (input, locale) => titleOfRun(tool, input, locale),
  };
}

const loaded = await Promise.all(tools.map(catalogTool));

/** Every tool with its schemas, for the server and its workers. Handlers stay where they are until a run needs one. */
export const catalog = Object.fromEntries(loaded.map((tool) => [tool.id, tool])) as Readonly<
  Record<ToolId, CatalogTool>
>;
