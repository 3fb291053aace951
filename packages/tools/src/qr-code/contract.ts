import { OrderBrand } from '@adwright/contract/brand-kit/brand-rules.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { QrContent } from './plan/content.ts';
import { assertFits } from '../kit/qr/plan/capacity.ts';
import { brandInk, usualInk } from './plan/brand-ink.ts';
import { payloadOf } from './plan/payload.ts';
import { QrStyle } from '../kit/qr/plan/style.ts';

export const QrCodeInput = z.object({
  content: QrContent,
  style: QrStyle.prefault({}),
  /** The brand whose color, logo and link it began with. */
  brand: OrderBrand,
  /** Sets the brand's own logo, unless the style has one: a code carries its logo in itself, a sheet of 500 cannot. */
  brand_logo: z.boolean().default(false),
});
export type QrCodeInput = z.infer<typeof QrCodeInput>;

export const QrCodeOutput = z.object({
  payload: z.string(),
  /** Modules along one side, without the margin. */
  modules: z.number().int(),
  /** WCAG contrast ratio of the two colours, 1 to 21. */
  contrast: z.number(),
  /** Read back from the finished picture; null when no code was found in it. */
  decoded: z.string().nullable(),
  /** The picture reads back as the payload and the colours leave scanners enough contrast. */
  scannable: z.boolean(),
});
export type QrCodeOutput = z.infer<typeof QrCodeOutput>;

export const contract = defineContract({
  input: QrCodeInput,
  output: QrCodeOutput,
  queue: 'quick',
  stages: ['encode', 'draw', 'scan'],
  timeoutSeconds: 30,
  example: { content: { type: 'url', url: 'https://example.com/lamp' } },
  price: () => 0,
  forBrand: (brand) => ({
    brand,
    brand_logo: brand.logo !== null,
    style: { foreground: brandInk(brand.colors) ?? usualInk },
  }),
  check: (input) => assertFits(payloadOf(input.content), input.style.level),
});
