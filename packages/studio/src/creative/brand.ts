import { z } from 'zod';
import { Family } from './family.ts';
import { Color } from './paint.ts';

/** What a brand looks like. Stored in every creative, so that a document is complete by itself. */
export const Brand = z.strictObject({
  name: z.string().max(200),
  colors: z.strictObject({
    /** The ground of calm areas, what is written on it, and the colour that calls. */
    paper: Color,
    ink: Color,
    accent: Color,
    /** A second, quieter colour for large areas. */
    support: Color,
  }),
  fonts: z.strictObject({ heading: Family, body: Family, accent: Family.optional() }),
  /** Asset ids: the logo for light and for dark grounds. */
  logo: z.string().max(64).optional(),
  logoOnDark: z.string().max(64).optional(),
  /** Corners from square (0) to round (1). */
  roundness: z.number().min(0).max(1).optional(),
});
export type Brand = z.infer<typeof Brand>;
