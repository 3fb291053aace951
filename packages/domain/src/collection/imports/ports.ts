import type { ImportAdsInput, ImportedAd } from '@adwright/contract/collection/import-ads.ts';
import type { ErrorCode } from '@adwright/contract/errors.ts';

export type TakenRow = {
  readonly userId: string;
  readonly importId: string;
  readonly line: number;
  readonly folderId: string | null;
  readonly ad: ImportedAd;
};

export type ImportState = {
  readonly total: number;
  readonly saved: number;
  readonly failed: number;
  readonly problems: readonly { readonly line: number; readonly code: ErrorCode }[];
};

export type AdImportStore = {
  /** Puts rows in line; false when the person has as many as `most` in line or ended lately. Known lines stay as they are. */
  add(userId: string, order: ImportAdsInput, most: number): Promise<boolean>;
  /**
   * The next in line, now this process's: people take turns. One that was begun before `stale` by another that never
   * ended it counts as waiting, and as failed after its third time.
   */
  take(stale: Date): Promise<TakenRow | null>;
  end(row: Pick<TakenRow, 'userId' | 'importId' | 'line'>, problem: ErrorCode | null): Promise<void>;
  /** Null when the person has no such import. */
  state(userId: string, importId: string): Promise<ImportState | null>;
};
