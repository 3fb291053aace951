import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';
import { measureFiles } from './measure-files.ts';
import type { EarlierRun, RunnableTool, ToolCatalog } from './ports.ts';

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

/** However often something failed in a row: more than this nobody tries. */
const longestChain = 20;

/**
 * Priced with how long the person's files last and with what they have paid before. Runs that are gone or another
 * person's count as none: then it costs what it would cost alone. One that failed hands on what it went on from itself,
 * or trying again would cost more.
 */
export async function pricedAfter(
  stores: Pick<Stores, 'runs' | 'assets'>,
  userId: string,
  asked: PreparedRun,
): Promise<PreparedRun> {
  const prepared = await measureFiles(stores, userId, asked);
  const { tool, input } = prepared;
  const before: EarlierRun[] = [];
  const ids = new Set(tool.continues?.(input) ?? []);
  // What is added to a set while it is walked through has its turn as well.
  for (const id of ids) {
    const run = await stores.runs.ofUser(userId, id);
    if (run?.tool !== tool.id) continue;
    if (run.status === 'succeeded') before.push({ input: run.input, output: run.output });
    else if (ids.size < longestChain) for (const earlier of tool.continues?.(run.input) ?? []) ids.add(earlier);
  }
  return before.length === 0 ? prepared : { ...prepared, price: tool.price(input, ...before) };
}
