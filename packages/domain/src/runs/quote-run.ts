import type { ToolQuote } from '@adwright/contract/run/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ToolCatalog } from './ports.ts';
import { prepareRun, pricedAfter } from './prepare-run.ts';

type Deps = { readonly work: UnitOfWork; readonly tools: ToolCatalog };

export async function quoteRun(
  deps: Deps,
  request: { userId: string; tool: string; input: unknown },
): Promise<ToolQuote> {
  const { stores } = deps.work;
  const { tool, price } = await pricedAfter(stores, request.userId, prepareRun(deps.tools, request));
  return { tool: tool.id, credits_cost: price, credits: await stores.credits.balance(request.userId) };
}
