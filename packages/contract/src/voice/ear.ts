import { z } from 'zod';

/** Who writes down what is said: sooner, or with fewer words misheard where an operator has added its weights. */
export const Ear = z.enum(['fast', 'careful']);
export type Ear = z.infer<typeof Ear>;
