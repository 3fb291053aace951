import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';
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

/**
 * Priced with what the person has paid before. A run that is gone, failed or another person's counts as none: then it
 * costs what it would cost alone.
 */
export async function pricedAfter(
  { runs }: Pick<Stores, 'runs'>,
  userId: string,
  prepared: PreparedRun,
): Promise<PreparedRun> {
  const { tool, input } = prepared;
  const id = tool.continues?.(input) ?? null;
  const before = id === null ? null : await runs.ofUser(userId, id);
  if (!before || before.tool !== tool.id || before.status !== 'succeeded') return prepared;
  return { ...prepared, price: tool.price(input, { input: before.input, output: before.output }) };
}
