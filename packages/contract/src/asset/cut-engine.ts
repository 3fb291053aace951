import { z } from 'zod';

/**
 * Who finds the subject: in two seconds, in some ten with every thin part, or the finest in hair where an operator has
 * added its weights.
 */
export const CutEngine = z.enum(['fast', 'best', 'hair']);
export type CutEngine = z.infer<typeof CutEngine>;
