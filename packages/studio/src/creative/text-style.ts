import { z } from 'zod';
import { Family } from './family.ts';
import { limits } from './limits.ts';
import { Color, Shadow } from './paint.ts';

/** Fonts are named by their role; the brand says which family plays it. */
export const FontRole = z.enum(['heading', 'body', 'accent']);
export type FontRole = z.infer<typeof FontRole>;

const fontSize = z.number().min(limits.fontSize.min).max(limits.fontSize.max);

export const TextStyle = z.strictObject({
  font: FontRole,
  /** A family of its own instead of the one that plays the role. */
  family: Family.optional(),
  weight: z.number().int().min(100).max(900).optional(),
  italic: z.boolean().optional(),
  /** The size wished for, and the smallest that is still right for the design. */
  size: fontSize,
  minSize: fontSize.optional(),
  lineHeight: z.number().min(0.7).max(3).optional(),
  /** In em. Ignored for joined scripts such as Arabic. */
  tracking: z.number().min(-0.2).max(1).optional(),
  color: Color,
  align: z.enum(['start', 'center', 'end']).optional(),
  valign: z.enum(['top', 'middle', 'bottom']).optional(),
  caps: z.boolean().optional(),
  maxLines: z.number().int().min(1).max(60).optional(),
  /** On one line where a size between the limits allows it, however many lines it may have. For buttons. */
  oneLine: z.boolean().optional(),
  /** Lines of about equal length instead of filled lines. For headlines. */
  balance: z.boolean().optional(),
  decoration: z.enum(['strike', 'underline']).optional(),
  /** A plate of colour behind each line. Padding is in em. */
  plate: z
    .strictObject({ color: Color, padding: z.number().min(0).max(2), radius: z.number().min(0).max(2) })
    .optional(),
  outline: z.strictObject({ color: Color, width: z.number().min(0.01).max(0.5) }).optional(),
  shadow: Shadow.optional(),
});
export type TextStyle = z.infer<typeof TextStyle>;
