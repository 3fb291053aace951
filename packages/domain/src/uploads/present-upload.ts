import { AppError } from '@adwright/contract/errors.ts';
import type { UploadState } from '@adwright/contract/upload/upload.ts';
import type { FileLinks } from '../assets/ports.ts';
import { presentAsset } from '../runs/present-run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { UploadKey } from './ports.ts';

/** How far an upload has come, so that its sender can go on where it stopped. */
export async function presentUpload(
  deps: { readonly work: UnitOfWork; readonly links: FileLinks },
  key: UploadKey,
): Promise<UploadState> {
  const { uploads, assets } = deps.work.stores;
  const upload = await uploads.find(key);
  if (upload === null) throw new AppError('not_found');
  const asset = upload.assetId === null ? null : await assets.byId(upload.assetId);
  const received = asset === null ? (await uploads.chunks(key)).map(({ index }) => index) : everyIndex(upload.total);
  return {
    upload_id: upload.id,
    received,
    total: upload.total,
    asset: asset === null ? null : presentAsset(asset, deps.links),
  };
}

function everyIndex(total: number): number[] {
  return Array.from({ length: total }, (_, index) => index);
}
