import { z } from 'zod';

/** What another party's engine can do here, once the operator has configured one. */
export const Capability = z.enum([
  'text',
  'image',
  'image_edit',
  'speech',
  'transcription',
  'translation',
  'video',
  'talking_head',
]);
export type Capability = z.infer<typeof Capability>;
