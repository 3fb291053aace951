import { z } from 'zod';

export const secret = (description: string) => z.string().min(1).optional().meta({ description, secret: true });

export const baseAddress = (fallback: string, description: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .meta({ description });
