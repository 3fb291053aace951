import type { ToolQuote } from '@adwright/contract/run/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ToolCatalog } from './ports.ts';
import { prepareRun } from './prepare-run.ts';

type Deps = { readonly work: UnitOfWork; readonly tools: ToolCatalog };

export async function quoteRun(
  deps: Deps,
  request: { userId: string; tool: string; input: unknown },
): Promise<ToolQuote> {
  const { tool, price } = prepareRun(deps.tools, request);
  return { tool: tool.id, credits_cost: price, credits: await deps.work.stores.credits.balance(request.userId) };
}
