import { batchCreateProducts, type BatchRow } from '@adwright/domain/products/batch-create-products.ts';
import { changeProduct } from '@adwright/domain/products/change-product.ts';
import { createProduct } from '@adwright/domain/products/create-product.ts';
import { deleteProduct } from '@adwright/domain/products/delete-product.ts';
import { listProducts } from '@adwright/domain/products/list-products.ts';
import { restoreProduct } from '@adwright/domain/products/restore-product.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function productRoutes(api: Api, deps: Deps): void {
  const picturing = {
    ...deps,
    fetchPicture: async (url: string, options: { signal: AbortSignal }) =>
      (await deps.pages.fetchPicture(url, options)).bytes,
  };
  api.implement('productCreate', ({ input, caller, signal }) =>
    createProduct(picturing, { userId: caller.userId, product: input, signal }),
  );
  api.implement('productUpdate', ({ input, caller, signal }) =>
    changeProduct(picturing, { userId: caller.userId, change: input, signal }),
  );
  api.implement('productDelete', async ({ input, caller }) => {
    await deleteProduct(deps, { userId: caller.userId, id: input.id });
    return {};
  });
  api.implement('productRestore', ({ input, caller }) => restoreProduct(deps, { userId: caller.userId, id: input.id }));
  api.implement('productList', ({ input, caller }) => listProducts(deps, { userId: caller.userId, query: input }));
  api.implement('productBatchCreate', async ({ input, caller, signal, locale, count }) => {
    const language = localeOf(locale).tag;
    const readProductPage = (url: string, options: { signal: AbortSignal }) =>
      deps.pages.readProductPage(url, { ...options, language });
    const countVisit = () => count('read_row');
    const rows = await batchCreateProducts(
      { ...picturing, readProductPage, countVisit },
      { userId: caller.userId, rows: input.rows, signal },
    );
    const failed = rows.filter((row) => 'error' in row).length;
    const presented = await Promise.all(rows.map((row) => presentRow(row, locale)));
    return { created: rows.length - failed, failed, rows: presented };
  });
}

async function presentRow(answer: BatchRow, locale: LocaleCode) {
  if ('product' in answer) return { row: answer.row, product: answer.product, error: null };
  const { code, details, issues } = answer.error;
  const message = await errorMessage(locale, code, details);
  return { row: answer.row, product: null, error: { error: code, message, issues: [...issues] } };
}
