import { AppError, type ErrorIssue } from '@adwright/contract/errors.ts';
import { type Product, type ProductBatchInput, ProductInput } from '@adwright/contract/product/product.ts';
import { createProduct, type CreateProductDeps } from './create-product.ts';
import type { ProductPageReader } from './ports.ts';
import { productFromPage } from './product-from-page.ts';

export type BatchDeps = CreateProductDeps & {
  readonly readProductPage: ProductPageReader;
  /** Asked before a row that makes us visit somebody else's server; throws when there were too many. */
  countVisit(): Promise<void>;
};

export type BatchRow =
  | { readonly row: number; readonly product: Product }
  | { readonly row: number; readonly error: AppError };

type Row = ProductBatchInput['rows'][number];

/** Pages of strangers' servers are read side by side, but not so many that we become a burden to one of them. */
const atOnce = 6;

/** Every row has its own answer, in the order they were sent; the good ones are kept whatever happens to the others. */
export async function batchCreateProducts(
  deps: BatchDeps,
  { userId, rows, signal }: { userId: string; rows: readonly Row[]; signal: AbortSignal },
): Promise<BatchRow[]> {
  const answers: BatchRow[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let row = next++; row < rows.length; row = next++) {
      answers[row] = await createRow(deps, userId, rows[row] ?? {}, signal).then(
        (product) => ({ row, product }),
        (error: unknown) => ({ row, error: asRefusal(error, signal) }),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work));
  return answers;
}

async function createRow(deps: BatchDeps, userId: string, row: Row, signal: AbortSignal): Promise<Product> {
  signal.throwIfAborted();
  if (visitsAnother(row)) await deps.countVisit();
  const product = typeof row === 'string' ? productFromPage(await deps.readProductPage(row, { signal })) : parsed(row);
  return createProduct(deps, { userId, product, signal });
}

function visitsAnother(row: Row): boolean {
  if (typeof row === 'string') return true;
  const { images, logo } = row as { images?: unknown; logo?: unknown };
  return [images, logo].flat().some((picture) => typeof picture === 'string' && /^https?:/.test(picture));
}

function parsed(row: Exclude<Row, string>): ProductInput {
  const result = ProductInput.safeParse(row);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }): ErrorIssue => ({ path: path.join('.'), message }));
  throw new AppError('invalid_input', {}, issues);
}

function asRefusal(error: unknown, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  return new AppError(signal.aborted ? 'timeout' : 'internal', {}, [], { cause: error });
}
