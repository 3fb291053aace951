import type { ErrorCode } from '@adwright/contract/errors.ts';
import type { MediaFault } from './media-fault.ts';

/** The words for each fault, the same whether the browser or the server found it. */
export const faultCodes = {
  unreadable: 'media_unreadable',
  incomplete: 'media_incomplete',
  too_many_pixels: 'video_too_large',
} as const satisfies Record<MediaFault, ErrorCode>;
