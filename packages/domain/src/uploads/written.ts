import { AppError } from '@adwright/contract/errors.ts';
import type { AssetRow } from '../assets/ports.ts';
import type { UploadRecord } from './ports.ts';

/** What joining an upload has put into the storage. */
export type Written = Omit<AssetRow, 'id' | 'userId' | 'runId'>;

export function assertSum(upload: UploadRecord, found: string): void {
  if (upload.sha256 !== null && upload.sha256 !== found) throw new AppError('upload_damaged');
}

export function fileKey({ userId }: UploadRecord, id: string, extension: string): string {
  return `files/${userId}/${id}.${extension}`;
}
