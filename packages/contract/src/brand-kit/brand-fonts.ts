import { z } from 'zod';

const Family = z.string().regex(/^[A-Za-z][A-Za-z0-9 -]{0,60}$/);

/** The families of a brand as creatives name them: ours, or an uploaded one by its file. */
export const BrandFonts = z.object({ heading: Family, body: Family });
export type BrandFonts = z.infer<typeof BrandFonts>;
