import type { Area } from '@adwright/i18n/areas.ts';
import type { ToolFormProps } from '@adwright/tools/kit/form/screen/form-props.ts';
import { type ToolId, toolNamed } from '@adwright/tools/registry.ts';
import type { ComponentType } from 'react';

export type LoadedTool = {
  readonly Screen: ComponentType<ToolFormProps<unknown>>;
  /** The tool's own price function, for a visitor whom the server would not answer. */
  readonly price: (input: unknown) => number;
};

const loading = new Map<ToolId, Promise<LoadedTool>>();

/** How the browser gets a tool's screen, with its price. */
export function loadTool(id: ToolId): Promise<LoadedTool> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const started = load(id);
  loading.set(id, started);
  return started;
}

async function load(id: ToolId): Promise<LoadedTool> {
  const tool = toolOf(id);
  const [{ Screen }, { contract }] = await Promise.all([tool.screen(), tool.contract()]);
  return { Screen, price: (input) => contract.price(input) };
}

/** All the words a tool's screen may say, the session's among them. */
export function areasOf(id: ToolId): readonly Area[] {
  return ['session', `tool-${id}`, ...toolOf(id).areas];
}

function toolOf(id: ToolId) {
  const tool = toolNamed(id);
  if (tool === undefined) throw new Error(`No tool is named ${id}`);
  return tool;
}
