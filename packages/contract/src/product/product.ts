import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { RunError } from '../run/run.ts';

const WebAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** An uploaded file by its id, or the address of one elsewhere. */
const MediaReference = z.union([z.uuid(), WebAddress]);

const fields = {
  title: z.string().trim().min(1).max(160),
  description: z.string().trim().max(5000),
  price: z.number().min(0).max(1_000_000_000).nullable(),
  /** ISO 4217, or nothing. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{3})?$/),
  url: z.union([WebAddress, z.literal('')]),
  brand: z.string().trim().max(120),
  benefits: z.array(z.string().trim().min(1).max(160)).max(12),
  audience: z.string().trim().max(300),
  images: z.array(MediaReference).max(20),
  videos: z.array(MediaReference).max(10),
  logo: MediaReference.nullable(),
  colors: z
    .array(
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .toLowerCase(),
    )
    .max(12),
};

export const ProductInput = z.object({
  title: fields.title,
  description: fields.description.default(''),
  price: fields.price.default(null),
  currency: fields.currency.default(''),
  url: fields.url.default(''),
  brand: fields.brand.default(''),
  benefits: fields.benefits.default([]),
  audience: fields.audience.default(''),
  images: fields.images.default([]),
  videos: fields.videos.default([]),
  logo: fields.logo.default(null),
  colors: fields.colors.default([]),
});
export type ProductInput = z.infer<typeof ProductInput>;

export const ProductId = z.object({ id: z.uuid() });

/** Only what is sent changes. */
export const ProductChange = z.object(fields).partial().extend({ id: z.uuid() });
export type ProductChange = z.infer<typeof ProductChange>;

export const ProductMedia = z.object({
  /** Null for a file elsewhere. */
  asset_id: z.string().nullable(),
  /** Signed and expiring for an uploaded file. */
  url: z.string(),
  mime: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type ProductMedia = z.infer<typeof ProductMedia>;

export const Product = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  url: z.string(),
  brand: z.string(),
  benefits: z.array(z.string()),
  audience: z.string(),
  images: z.array(ProductMedia),
  videos: z.array(ProductMedia),
  logo: ProductMedia.nullable(),
  colors: z.array(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const ProductListQuery = PageQuery.extend({
  sort: z.enum(['newest', 'oldest', 'title', 'updated']).default('newest'),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

/** Each row is a product, or the address of a page to read one from. A row that is wrong does not spoil the others. */
export const ProductBatchInput = z.object({
  rows: z
    .array(z.union([z.string().max(2000), z.record(z.string(), z.unknown())]))
    .min(1)
    .max(200),
});
export type ProductBatchInput = z.infer<typeof ProductBatchInput>;

export const ProductBatchRow = z.object({
  /** Counted from 0, as the rows were sent. */
  row: z.number().int(),
  product: Product.nullable(),
  error: RunError.extend({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }).nullable(),
});
export const ProductBatchOutput = z.object({
  created: z.number().int(),
  failed: z.number().int(),
  rows: z.array(ProductBatchRow),
});
export type ProductBatchOutput = z.infer<typeof ProductBatchOutput>;
