import { z } from 'zod';
import { readLogo } from './logo.ts';

/** How much of a code may be damaged before it stops reading: 7, 15, 25 and 30 %. */
export const QrLevel = z.enum(['L', 'M', 'Q', 'H']);
export type QrLevel = z.infer<typeof QrLevel>;

export const QrDots = z.enum(['square', 'rounded', 'dots']);
export type QrDots = z.infer<typeof QrDots>;

const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a1a1a')
  .toLowerCase();

export const QrStyle = z.object({
  /** Side of the picture in pixels. */
  size: z.number().int().min(100).max(2000).default(300),
  level: QrLevel.default('Q'),
  /** Share of the level's correcting power that the logo may use up. */
  image_size: z.number().min(0.1).max(0.6).default(0.4),
  foreground: Colour.default('#000000'),
  background: Colour.default('#ffffff'),
  /** Quiet zone in modules; readers ask for 4. */
  margin: z.number().int().min(0).max(12).default(4),
  dots: QrDots.default('square'),
  /** A PNG or JPEG of at most 200 KB as a data URL. */
  logo: z
    .string()
    .max(280_000)
    .refine((value) => readLogo(value) !== null, 'must be a PNG or JPEG picture of at most 200 KB')
    .nullable()
    .default(null),
});
export type QrStyle = z.infer<typeof QrStyle>;
