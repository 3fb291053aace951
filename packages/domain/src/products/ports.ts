import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import type { ProductInput, ProductListQuery } from '@adwright/contract/product/product.ts';

export type ProductRecord = ProductInput & {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type ProductStore = {
  insert(userId: string, product: ProductInput): Promise<ProductRecord>;
  /** Null when the person has no such product; deleted ones count as gone. */
  change(userId: string, id: string, change: Partial<ProductInput>): Promise<ProductRecord | null>;
  ofUser(userId: string, id: string): Promise<ProductRecord | null>;
  list(userId: string, query: ProductListQuery): Promise<{ list: ProductRecord[]; total: number }>;
  /** False when there is nothing in the state that it would change. */
  remove(userId: string, id: string): Promise<boolean>;
  restore(userId: string, id: string): Promise<ProductRecord | null>;
  /** For good; answers how many. */
  forgetRemovedBefore(moment: Date): Promise<number>;
};

/** Reads a product off a web page; throws an AppError that says why it cannot. */
export type ProductPageReader = (url: string, options: { signal: AbortSignal }) => Promise<ProductPage>;

/** The bytes of a picture of the open internet. */
export type PictureFetcher = (url: string, options: { signal: AbortSignal }) => Promise<Uint8Array>;
