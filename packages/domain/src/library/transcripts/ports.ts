import type { AdTranscript, TranscriptSegment } from '@adwright/contract/library/transcript.ts';

export type TranscriptRecord = Omit<AdTranscript, 'id'>;

export type TranscriptStore = {
  find(adId: string): Promise<TranscriptRecord | null>;
  /** Puts it in line, also again after it failed; null when the person has as many as `most` in line already. */
  request(adId: string, userId: string, most: number): Promise<TranscriptRecord | null>;
  /**
   * The next in line, now this process's; one that was begun before `stale` by another that never ended it counts as
   * waiting, and as failed after its third time.
   */
  take(stale: Date): Promise<{ readonly adId: string; readonly userId: string } | null>;
  end(
    adId: string,
    result: { language: string | null; segments: readonly TranscriptSegment[] } | 'failed',
  ): Promise<void>;
};

/** Where a film of the library's own lies, as a file of this machine or in the storage; null for an address that is none. */
export type LibraryFilms = (url: string) => { readonly path: string } | { readonly storageKey: string } | null;
