import { AppError } from '@adwright/contract/errors.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { BatchRow as AskedRow, ProjectBatchInput } from '@adwright/contract/project/batch.ts';
import { adProduct } from '../products/ad-product.ts';
import type { RunnableTool } from '../runs/ports.ts';
import { toolOfType } from '../runs/prepare-run.ts';
import type { BatchRow } from '../runs/prepare-batch.ts';
import { type BatchQuote, quoteBatch } from '../runs/quote-batch.ts';
import { type BatchLine, startBatch } from '../runs/start-batch.ts';
import type { StartRunDeps } from '../runs/start-run.ts';
import { assertBatchFits } from './assert-batch-fits.ts';
import { rowsOfMatrix } from './rows-of-matrix.ts';
import { withParams } from './with-params.ts';

type Request = {
  readonly userId: string;
  readonly batch: ProjectBatchInput;
  readonly idempotencyKey: string | null;
};

export type CreatedBatch = BatchQuote & {
  /** The project; null for a dry run. */
  readonly id: string | null;
  /** As the tools take them, in the order of the quote. */
  readonly asked: readonly BatchRow[];
};

/** Quotes the rows and, unless it is only asked what they would cost, starts them. */
export async function createBatch(deps: StartRunDeps, request: Request): Promise<CreatedBatch> {
  const { userId, batch, idempotencyKey } = request;
  const wanted = batch.rows ?? (batch.matrix ? rowsOfMatrix(batch.matrix) : []);
  assertBatchFits(wanted);
  const asked = await asTheToolsTakeThem(deps, userId, wanted);
  const quote = await quoteBatch(deps, { userId, rows: asked });
  if (batch.dry_run) return { ...quote, id: null, asked };
  const account = await deps.work.stores.accounts.byId(userId);
  const lines: BatchLine[] = [];
  for (const [index, { type, name, cells }] of wanted.entries()) {
    lines.push({ type, cells, name: name || (await usualName(deps, asked[index], account?.locale ?? 'en')) });
  }
  const title = batch.title ?? lines.find(({ name }) => name !== '')?.name ?? '';
  const { id } = await startBatch(deps, { userId, title, rows: asked, lines, idempotencyKey });
  return { ...quote, balance: await deps.work.stores.credits.balance(userId), id, asked };
}

async function asTheToolsTakeThem(
  deps: StartRunDeps,
  userId: string,
  rows: readonly AskedRow[],
): Promise<readonly BatchRow[]> {
  const products = new Map<string, AdProductInput | null>();
  for (const { product_id: id } of rows) {
    if (id !== undefined && !products.has(id)) products.set(id, await adProduct(deps, { userId, id }).catch(orGone));
  }
  return rows.map((row) => {
    const tool = toolOfType(deps.tools, row.type);
    if (tool === null) return { tool: '', input: row.params, refusal: new AppError('tool_unavailable') };
    const product = row.product_id === undefined ? undefined : products.get(row.product_id);
    if (product === null) {
      const issues = [{ path: 'product_id', message: 'is gone' }];
      return { tool: tool.id, input: row.params, refusal: new AppError('not_found', {}, issues) };
    }
    return { tool: tool.id, input: inputOf(tool, row, product) };
  });
}

function orGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

function inputOf(tool: RunnableTool, { params }: AskedRow, product: AdProductInput | undefined): unknown {
  return product === undefined ? params : withParams(tool.startWith?.(product) ?? {}, params);
}

async function usualName(deps: StartRunDeps, row: BatchRow | undefined, locale: string): Promise<string> {
  const tool = row && Object.hasOwn(deps.tools, row.tool) ? deps.tools[row.tool] : undefined;
  return (await tool?.title(row?.input, locale)) ?? '';
}
