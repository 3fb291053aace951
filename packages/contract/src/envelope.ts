import { z } from 'zod';
import { SUCCESS_CODE, SUCCESS_MESSAGE } from './success.ts';

export { SUCCESS_CODE, SUCCESS_MESSAGE };

export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(SUCCESS_CODE), message: z.string(), data });
}

export const ErrorEnvelope = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.object({
    error: z.string(),
    request_id: z.string().optional(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** What there is instead, where a change lost against a newer state. */
    current: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

export type Envelope<Data> = { code: typeof SUCCESS_CODE; message: string; data: Data };
