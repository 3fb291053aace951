import { AppError } from '@adwright/contract/errors.ts';
import type { RunnableTool, ToolCatalog } from './ports.ts';

export type PreparedRun = { readonly tool: RunnableTool; readonly input: unknown; readonly price: number };

export function toolOf(tools: ToolCatalog, id: string): RunnableTool | null {
  return Object.hasOwn(tools, id) ? (tools[id] ?? null) : null;
}

export function toolOfType(tools: ToolCatalog, type: number): RunnableTool | null {
  return Object.values(tools).find(({ projectType }) => projectType === type) ?? null;
}

/** Validates and prices. Quote and start share it, so what is quoted is what is charged. */
export function prepareRun(tools: ToolCatalog, request: { tool: string; input: unknown }): PreparedRun {
  const tool = toolOf(tools, request.tool);
  if (tool === null) throw new AppError('not_found');
  const parsed = tool.input.safeParse(request.input);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      path: ['input', ...issue.path].map(String).join('.'),
      message: issue.message,
    }));
    throw new AppError('invalid_input', {}, issues);
  }
  tool.check?.(parsed.data);
  return { tool, input: parsed.data, price: tool.price(parsed.data) };
}
