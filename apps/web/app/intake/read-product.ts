import { ApiError } from '@adwright/contract/client/error.ts';
import type { Product } from '@adwright/contract/product/product.ts';
import { api } from '../session/api.ts';

/** Reads a product's page and keeps it, with its pictures. Throws the server's words when the page gives nothing. */
export async function readProduct(address: string): Promise<Product> {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const { rows } = await api.call('productBatchCreate', { rows: [url] });
  const row = rows[0];
  if (row?.product) return row.product;
  const { error = 'internal', message = '' } = row?.error ?? {};
  throw new ApiError({ kind: 'refused', status: 422, error, message, serverMessage: message });
}
