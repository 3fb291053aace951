/**
 * Looks into a film or recording before any of it is sent. Loaded only when one is chosen, since reading containers is
 * more code than most pages have.
 */
import type { ErrorCode, ErrorDetails } from '@adwright/contract/errors.ts';
import { uploadMaxBytes, uploadMaxHours } from '@adwright/contract/upload/upload.ts';
import { checkBlob } from '@adwright/media/browser/check-blob.ts';
import { faultCodes } from '@adwright/media/probe/fault-codes.ts';
import { MediaFaultError } from '@adwright/media/probe/media-fault.ts';

export type MediaFileFault = { readonly error: ErrorCode; readonly details: ErrorDetails };

/** A look that takes longer saves nobody anything: the server looks again. */
const patienceMs = 5000;

/** Why the server would refuse the file, or null where it would not or only it can tell. */
export async function mediaFileFault(file: File): Promise<MediaFileFault | null> {
  if (file.size > uploadMaxBytes[file.type.startsWith('audio/') ? 'audio' : 'video'])
    return { error: 'too_large', details: {} };
  try {
    const facts = await Promise.race([checkBlob(file), later()]);
    if (facts === null || facts.seconds <= uploadMaxHours * 3600) return null;
    return { error: 'media_too_long', details: { hours: uploadMaxHours } };
  } catch (error) {
    // Anything else is our own trouble, and no reason to keep somebody's file out.
    return error instanceof MediaFaultError ? { error: faultCodes[error.fault], details: {} } : null;
  }
}

function later(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null));
}
