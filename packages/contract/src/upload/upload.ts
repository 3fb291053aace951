import { z } from 'zod';
import { RunAsset } from '../run/run.ts';

export const chunkMaxBytes = 8 * 1024 * 1024;

/** What a file may weigh, by what it turns out to be. */
export const uploadMaxBytes = {
  image: 20 * 1024 * 1024,
  audio: 50 * 1024 * 1024,
  video: 500 * 1024 * 1024,
  font: 10 * 1024 * 1024,
} as const;
/** How long a film or recording may be. */
export const uploadMaxHours = 3;
/** How long a clip may be that a film shows seconds of. */
export const clipMaxMinutes = 10;
export type UploadKind = keyof typeof uploadMaxBytes;

/** The parts before the `chunk` part of the form. The sender chooses the id; the same id goes on with the same file. */
export const UploadChunkFields = z
  .object({
    upload_id: z.uuid(),
    index: z.coerce.number().int().min(0).max(4095),
    total: z.coerce.number().int().min(1).max(4096),
    /** Of the whole file, in hex; checked when the last part is there. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .toLowerCase()
      .optional(),
    name: z.string().trim().max(200).default(''),
    /** Of the whole file: room is kept for it. Without it, for the most that so many parts can hold. */
    bytes: z.coerce.number().int().min(1).max(uploadMaxBytes.video).optional(),
  })
  .refine(({ index, total }) => index < total, { path: ['index'], message: 'must be below total' });
export type UploadChunkFields = z.infer<typeof UploadChunkFields>;

export const UploadStateQuery = z.object({ upload_id: z.uuid() });

export const UploadState = z.object({
  upload_id: z.string(),
  /** Indexes that have arrived. */
  received: z.array(z.number().int()),
  total: z.number().int(),
  /** The finished file; null while parts are missing. */
  asset: RunAsset.nullable(),
});
export type UploadState = z.infer<typeof UploadState>;
