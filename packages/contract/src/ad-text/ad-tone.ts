import { z } from 'zod';

export const AdTone = z.enum(['friendly', 'bold', 'playful', 'premium', 'expert', 'urgent', 'warm', 'minimal']);
export type AdTone = z.infer<typeof AdTone>;
