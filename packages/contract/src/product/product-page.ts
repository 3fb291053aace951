import { z } from 'zod';

export const ParseUrlInput = z.object({
  /** As people paste it: the scheme may be missing. */
  url: z.string().trim().min(3).max(2048),
});
export type ParseUrlInput = z.infer<typeof ParseUrlInput>;

export const PagePicture = z.object({
  url: z.string(),
  /** Null when neither the page nor the picture itself told its size. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
  /** 0 to 1: how much it is like a picture of the product itself. The list is in this order. */
  score: z.number(),
});
export type PagePicture = z.infer<typeof PagePicture>;

export const PageReview = z.object({
  author: z.string(),
  /** On a scale to five. */
  rating: z.number().nullable(),
  text: z.string(),
});
export type PageReview = z.infer<typeof PageReview>;

/** What a product's page says about it. Whatever the page does not say is empty or null, never guessed. */
export const ProductPage = z.object({
  /** Where the page was in the end, after redirects. */
  url: z.string(),
  site_name: z.string(),
  title: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  price: z.number().nullable(),
  /** Struck out on the page: what it cost before. */
  list_price: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  brand: z.string(),
  available: z.boolean().nullable(),
  rating: z.object({ value: z.number(), count: z.number().int().nullable() }).nullable(),
  reviews: z.array(PageReview),
  images: z.array(PagePicture),
  videos: z.array(z.string()),
  logo: z.string().nullable(),
  /** #rrggbb, the most important first. */
  colors: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Language tag such as `de` or `pt-BR`; empty when unknown. */
  language: z.string(),
});
export type ProductPage = z.infer<typeof ProductPage>;
