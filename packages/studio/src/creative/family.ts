import { z } from 'zod';

/** A family the hosts can draw with: brand/fonts.ts lists them, and brand/own-family.ts names those that people upload. */
export const Family = z.string().regex(/^[A-Za-z][A-Za-z0-9 -]{0,60}$/);
