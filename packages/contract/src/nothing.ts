import { z } from 'zod';

/** The input of a call that takes none, or the data of one that only says that it is done. */
export const Nothing = z.object({});

/** The input of a call that changes something by being made: whoever sends more means another call. */
export const NoInput = z.strictObject({});
