import { z } from 'zod';

/** The input of a call that takes none, or the data of one that only says that it is done. */
export const Nothing = z.object({});
