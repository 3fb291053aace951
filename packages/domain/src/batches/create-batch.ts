import { AppError } from '@adwright/contract/errors.ts';
import type { BatchRow as AskedRow, ProjectBatchInput } from '@adwright/contract/project/batch.ts';
import { findBrandKit } from '../brand-kits/find-brand-kit.ts';
import type { BrandKitDeps } from '../brand-kits/present-brand-kits.ts';
import { adProduct } from '../products/ad-product.ts';
import { toolOfType } from '../runs/prepare-run.ts';
import type { BatchRow } from '../runs/prepare-batch.ts';
import { type BatchQuote, quoteBatch } from '../runs/quote-batch.ts';
import { type BatchLine, startBatch } from '../runs/start-batch.ts';
import type { StartRunDeps } from '../runs/start-run.ts';
import { assertBatchFits } from './assert-batch-fits.ts';
import { rowsOfMatrix } from './rows-of-matrix.ts';
import { withParams } from './with-params.ts';

type BatchDeps = StartRunDeps & BrandKitDeps;

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
export async function createBatch(deps: BatchDeps, request: Request): Promise<CreatedBatch> {
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
  deps: BatchDeps,
  userId: string,
  rows: readonly AskedRow[],
): Promise<readonly BatchRow[]> {
  const products = await eachOnce(rows, 'product_id', (id) => adProduct(deps, { userId, id }));
  const brands = await eachOnce(rows, 'brand_kit_id', (id) => findBrandKit(deps, { userId, id }));
  return rows.map((row) => {
    const tool = toolOfType(deps.tools, row.type);
    if (tool === null) return { tool: '', input: row.params, refusal: new AppError('tool_unavailable') };
    const product = products.get(row.product_id);
    const kit = brands.get(row.brand_kit_id);
    const gone = product === null ? 'product_id' : kit === null ? 'brand_kit_id' : null;
    if (gone !== null) {
      const issues = [{ path: gone, message: 'is gone' }];
      return { tool: tool.id, input: row.params, refusal: new AppError('not_found', {}, issues) };
    }
    const begun = { ...(kit && tool.startOnBrand?.(kit)), ...(product && tool.startWith?.(product)) };
    return { tool: tool.id, input: withParams(begun, row.params) };
  });
}

/** What rows name, asked for once each; null for what is gone. */
async function eachOnce<Found>(
  rows: readonly AskedRow[],
  field: 'product_id' | 'brand_kit_id',
  find: (id: string) => Promise<Found>,
): Promise<Map<string | undefined, Found | null>> {
  const found = new Map<string | undefined, Found | null>();
  for (const { [field]: id } of rows)
    if (id !== undefined && !found.has(id)) found.set(id, await find(id).catch(orGone));
  return found;
}

function orGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

async function usualName(deps: StartRunDeps, row: BatchRow | undefined, locale: string): Promise<string> {
  const tool = row && Object.hasOwn(deps.tools, row.tool) ? deps.tools[row.tool] : undefined;
  return (await tool?.title(row?.input, locale)) ?? '';
}
