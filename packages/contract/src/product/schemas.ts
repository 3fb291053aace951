import {
  ProductInput,
  Product,
  ProductChange,
  ProductId,
  ProductBatchInput,
  ProductBatchOutput,
  ProductListQuery,
} from './product.ts';
import { Nothing } from '../nothing.ts';
import { GenerateScriptsInput, GenerateScriptsOutput } from './script.ts';
import { pageOf } from '../paging.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { productCalls } from './calls.ts';

export const productSchemas = {
  productCreate: { input: ProductInput, output: Product },
  productUpdate: { input: ProductChange, output: Product },
  productDelete: { input: ProductId, output: Nothing },
  productRestore: { input: ProductId, output: Product },
  productBatchCreate: { input: ProductBatchInput, output: ProductBatchOutput },
  productGenerateScripts: { input: GenerateScriptsInput, output: GenerateScriptsOutput },
  productList: { input: ProductListQuery, output: pageOf(Product) },
} as const satisfies CallSchemas<typeof productCalls>;
