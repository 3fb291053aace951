import type { MediaFacts } from '@adwright/domain/engines/media.ts';
import { BlobSource } from 'mediabunny';
import { readContainer } from '../probe/read-container.ts';

/** What a chosen file is, before any of it is sent. Null where only the server can tell; throws a `MediaFaultError`. */
export function checkBlob(file: Blob): Promise<MediaFacts | null> {
  return readContainer(new BlobSource(file));
}
